export const id = 8562;
export const ids = [8562];
export const modules = {

/***/ 78562:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   htmlText: () => (/* binding */ htmlText)
/* harmony export */ });
/** Elements whose content no reader sees as text. */
const unseen = new Set([
    'script',
    'style',
    'noscript',
    'template',
    'svg',
    'head',
    'iframe',
    'object',
    'select',
]);
/** Of these the content is not markup: it ends with the end tag and nothing else. */
const raw = new Set(['script', 'style', 'iframe', 'noscript', 'textarea', 'title']);
const blocks = new Set(('address article aside blockquote body br dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody thead tr ul').split(' '));
const named = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    copy: '\u00a9',
    mdash: '\u2014',
    ndash: '\u2013',
    hellip: '\u2026',
    lsquo: '\u2018',
    rsquo: '\u2019',
    ldquo: '\u201c',
    rdquo: '\u201d',
    middot: '\u00b7',
    times: '\u00d7',
    rarr: '\u2192',
};
/**
 * What a reader of a page sees, roughly as Markdown: headings, list items, code blocks, cells and the addresses of links.
 * One pass over the text, whatever it holds; nothing is executed or loaded.
 */
function htmlText(html) {
    const page = { out: [], hidden: [], preformatted: 0, links: [] };
    for (let at = 0; at < html.length;) {
        const open = html.indexOf('<', at);
        if (open === -1) {
            say(page, html.slice(at));
            break;
        }
        say(page, html.slice(at, open));
        at = markup(page, html, open);
    }
    return page.out
        .join('')
        .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim();
}
function say({ out, hidden, preformatted }, text) {
    if (text === '' || hidden.length > 0)
        return;
    const decoded = text.includes('&') ? withEntities(text) : text;
    out.push(preformatted > 0 ? decoded : decoded.replaceAll(/[\s\u00a0]+/g, ' '));
}
/** Takes in what begins with `<`, and gives the place behind it. */
function markup(page, html, open) {
    if (html.startsWith('<!--', open))
        return behind(html, '-->', open + 4);
    const name = /^<(\/?)([A-Za-z][A-Za-z0-9:-]{0,60})/.exec(html.slice(open, open + 64));
    if (name === null) {
        if (/^<[!?/]/.test(html.slice(open, open + 2)))
            return behind(html, '>', open + 2);
        say(page, '<');
        return open + 1;
    }
    const tag = (name[2] ?? '').toLowerCase();
    const end = endOfTag(html, open + name[0].length);
    if (name[1] === '/')
        closeTag(page, tag);
    else {
        openTag(page, tag, html.slice(open + name[0].length, end));
        if (raw.has(tag))
            return rawContent(page, html, { tag, from: end });
    }
    return end;
}
/** Quoted values may hold `>`. */
function endOfTag(html, from) {
    const pattern = /"[^"]*"|'[^']*'|>/g;
    pattern.lastIndex = from;
    for (let found = pattern.exec(html); found !== null; found = pattern.exec(html))
        if (found[0] === '>')
            return found.index + 1;
    return html.length;
}
function behind(html, mark, from) {
    const found = html.indexOf(mark, from);
    return found === -1 ? html.length : found + mark.length;
}
function rawContent(page, html, { tag, from }) {
    const pattern = new RegExp(`</${tag}`, 'gi');
    pattern.lastIndex = from;
    const end = pattern.exec(html)?.index ?? html.length;
    if (!unseen.has(tag))
        say(page, html.slice(from, end));
    return end;
}
function openTag(page, tag, attributes) {
    // The end tag of the head may be left out.
    if (tag === 'body')
        page.hidden = [];
    if (unseen.has(tag) && !attributes.endsWith('/>'))
        page.hidden.push(tag);
    if (page.hidden.length > 0)
        return;
    const { out } = page;
    if (blocks.has(tag))
        out.push('\n');
    if (/^h[1-6]$/.test(tag))
        out.push('\n', '#'.repeat(Number(tag[1])), ' ');
    else if (tag === 'p' || tag === 'ul' || tag === 'ol' || tag === 'table')
        out.push('\n');
    else if (tag === 'li')
        out.push('- ');
    else if (tag === 'td' || tag === 'th')
        out.push(' | ');
    else if (tag === 'code' && page.preformatted === 0)
        out.push('`');
    else if (tag === 'pre') {
        page.preformatted += 1;
        out.push('```\n');
    }
    else if (tag === 'a') {
        page.links.push(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)?.slice(1).find(Boolean) ?? '');
    }
}
function closeTag(page, tag) {
    const { out, hidden } = page;
    const at = hidden.lastIndexOf(tag);
    if (at !== -1) {
        hidden.length = at;
        return;
    }
    if (hidden.length > 0)
        return;
    if (tag === 'pre' && page.preformatted > 0) {
        page.preformatted -= 1;
        out.push('\n```');
    }
    else if (tag === 'code' && page.preformatted === 0)
        out.push('`');
    else if (tag === 'a') {
        const href = page.links.pop() ?? '';
        if (/^(?:https?:|\/|[\w.-]+\/|[\w-]+\.html?)/i.test(href))
            out.push(` (${withEntities(href).slice(0, 300)})`);
    }
    if (blocks.has(tag))
        out.push('\n');
}
function withEntities(text) {
    return text.replaceAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/g, (whole, decimal, hex, name) => {
        if (name !== undefined)
            return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
        const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
        return isCharacter ? String.fromCodePoint(point) : '\ufffd';
    });
}


/***/ })

};
