export const id = 6794;
export const ids = [6794];
export const modules = {

/***/ 96794:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadSkills: () => (/* binding */ loadSkills)
});

// EXTERNAL MODULE: ./build/base/diagnostic.js
var base_diagnostic = __webpack_require__(87993);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/frontmatter-notes.js
var frontmatter_notes = __webpack_require__(62774);
// EXTERNAL MODULE: ./build/base/frontmatter.js + 2 modules
var frontmatter = __webpack_require__(39563);
// EXTERNAL MODULE: ./build/base/frontmatter-names.js
var frontmatter_names = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/permission/rules.js
var rules = __webpack_require__(85321);
;// CONCATENATED MODULE: ./build/skills/read-skill.js







/** Each with the other names that are in use for it. */
const fieldNames = {
    name: ['name'],
    description: ['description'],
    whenToUse: ['when_to_use', 'whenToUse'],
    argumentHint: ['argument-hint', 'argumentHint', 'argument_hint'],
    arguments: ['arguments'],
    allowedTools: ['allowed-tools', 'allowedTools', 'allowed_tools'],
    hidden: ['disable-model-invocation', 'disableModelInvocation'],
};
/** What other programs do with a skill, and this one does not. */
const leftOut = ['model', 'hooks', 'context', 'agent'];
const known = [
    ...Object.values(fieldNames).flat(),
    ...leftOut,
    'user-invocable',
    'license',
    'metadata',
    'version',
];
const mostDescription = 1_000;
/** One skill file: the skill, and what its author should know. Nothing in it is executed, also no !`command` of its body. */
async function readSkill(file, text) {
    const front = await (0,frontmatter/* readFrontmatter */.z)(text, { known, guards: fieldNames.hidden });
    if (front.kind === 'displaced' || front.kind === 'refused')
        return { skill: null, diagnostic: (0,frontmatter_notes/* unreadFrontmatter */.I)(file, front) };
    const { fields, body } = front.kind === 'read' ? front : { fields: {}, body: text.replace(/^\ufeff/, '') };
    if (body.trim() === '')
        return { skill: null, diagnostic: broken(file, 'it says nothing', 'Write what is to be done.') };
    const notes = front.kind === 'read' ? (0,frontmatter_notes/* faultNotes */.Q)(front) : [];
    const given = reader(fields, notes);
    const name = nameOf(file, given.text('name'));
    if (name === null)
        return {
            skill: null,
            diagnostic: broken(file, 'its name is not one short line', 'Write name: a-short-name.'),
        };
    const described = [given.text('description'), given.text('whenToUse')].filter((part) => part !== null);
    if (described.length === 0 && !isCommand(file))
        notes.push((0,base_diagnostic/* note */.N4)(1, 'it has no description', 'Say in description when to use it.'));
    for (const { name: left, field } of (0,frontmatter_names/* fieldsNamed */.X$)(fields, leftOut))
        notes.push((0,base_diagnostic/* note */.N4)(field.line, `${left} is left out: the agent that reads a skill does it`, `Remove ${left}.`));
    if (text.includes('\ufffd'))
        notes.push((0,base_diagnostic/* note */.N4)(1, 'it holds bytes that are not UTF-8', 'Save it as UTF-8.'));
    const skill = {
        name,
        description: (0,base_text/* oneLine */.TN)(described.length > 0 ? described.join(' ') : firstWords(body), mostDescription),
        file,
        argumentHint: given.text('argumentHint'),
        arguments: given.words('arguments'),
        allowedTools: given.tools(file),
        forModels: given.flag('hidden') !== true,
        body: body.trim(),
    };
    return { skill, diagnostic: (0,base_diagnostic/* combined */.yX)(file, notes) };
}
function broken(file, message, remedy) {
    return { file, line: 1, severity: 'error', message, remedy };
}
function isCommand(file) {
    return file.startsWith('.claude/commands/');
}
/** What is written, else the folder of a SKILL.md; a command's file, behind the folders that it lies in. */
function nameOf(file, written) {
    const parts = file.replace(/\.md$/i, '').split('/');
    const given = isCommand(file) ? parts.slice(2).join(':') : (written ?? parts.at(-2) ?? '');
    const name = given.trim();
    return /^[^\p{Cc}\u2028\u2029(),]{1,100}$/u.test(name) ? name : null;
}
function firstWords(body) {
    const line = body.split('\n').find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
    return line.replace(/^#+\s*/, '');
}
/** Fields of a skill; one that cannot be used is left out, with a note. */
function reader(fields, notes) {
    const get = (key) => {
        const found = (0,frontmatter_names/* fieldsNamed */.X$)(fields, fieldNames[key])[0];
        return found === undefined || found.field.value === null ? null : found;
    };
    const odd = ({ name, field }, expected) => {
        notes.push((0,base_diagnostic/* note */.N4)(field.line, `${name} is not ${expected}`, `Write ${expected}.`));
    };
    return {
        text(key) {
            const found = get(key);
            if (found === null)
                return null;
            const { value, text } = found.field;
            // `[issue] [branch]` is a hint, and to YAML a list.
            if (Array.isArray(value))
                return `[${value.map(String).join(', ')}]`;
            if (typeof value === 'string')
                return value.trim();
            if (typeof value === 'number' || typeof value === 'boolean')
                return text ?? String(value);
            odd(found, 'a text');
            return null;
        },
        words(key) {
            const found = get(key);
            if (found === null)
                return [];
            const { value } = found.field;
            const list = Array.isArray(value)
                ? value
                : typeof value === 'string'
                    ? value.split(/[\s,]+/)
                    : [];
            const names = list.filter((entry) => typeof entry === 'string' && /^[A-Za-z_]\w*$/.test(entry));
            if (names.length < list.length || list.length === 0)
                odd(found, 'a list of names');
            return names.map(String);
        },
        tools(file) {
            const found = get('allowedTools');
            if (found === null)
                return [];
            const { name, field } = found;
            const list = Array.isArray(field.value) ? field.value : [field.value];
            try {
                return list.flatMap((entry) => {
                    if (typeof entry !== 'string')
                        throw new errors/* GainsayError */.T('no text', { remedy: '' });
                    return (0,rules/* splitToolList */.hU)(betweenCommas(entry), { file, line: field.line, field: name });
                });
            }
            catch (error) {
                if (!(error instanceof errors/* GainsayError */.T))
                    throw error;
                odd(found, 'a list of tools');
                return [];
            }
        },
        /** What is neither yes nor no counts as yes: it keeps something from happening. */
        flag(key) {
            const found = get(key);
            if (found === null)
                return null;
            const { value } = found.field;
            if (value === false || value === 'false' || value === 'no')
                return false;
            if (value !== true && value !== 'true' && value !== 'yes')
                odd(found, 'true or false');
            return true;
        },
    };
}
/** Spaces outside of parentheses part tools as well. */
function betweenCommas(text) {
    return text.replaceAll(/\s+(?![^()]*\))/g, ',');
}

;// CONCATENATED MODULE: ./build/skills/load.js


const mostFiles = 1000;
/**
 * The skills of `.claude/skills/**` + `/SKILL.md` and of `.claude/commands/**` + `/*.md`, which are the same thing in one file. A bad file
 * costs itself alone: one diagnostic, and the others load. Of two with one name the skill stands before the command, then the
 * first path; the other is named with it.
 */
async function loadSkills(files) {
    const [skills, commands] = await Promise.all([
        files.list('.claude/skills'),
        files.list('.claude/commands'),
    ]);
    const paths = [
        ...skills.filter((path) => /\/SKILL\.md$/i.test(path)).toSorted(),
        ...commands.filter((path) => /\.md$/i.test(path)).toSorted(),
    ];
    const diagnostics = (0,base_diagnostic/* tooManyFiles */.Z)('skill', paths, mostFiles);
    const byName = new Map();
    for (const path of paths.slice(0, mostFiles)) {
        const text = await files.read(path);
        const { skill, diagnostic } = text === null ? { skill: null, diagnostic: (0,base_diagnostic/* unreadableFile */._s)(path) } : await readSkill(path, text);
        const first = skill === null ? undefined : byName.get(skill.name);
        if (skill !== null && first === undefined)
            byName.set(skill.name, skill);
        if (first !== undefined)
            diagnostics.push(beaten(path, first));
        else if (diagnostic !== null)
            diagnostics.push(diagnostic);
    }
    return { skills: [...byName.values()], diagnostics };
}
function beaten(file, first) {
    return {
        file,
        line: 1,
        severity: 'error',
        message: `${first.file} is already called ${first.name}`,
        remedy: 'Give it another name.',
    };
}


/***/ })

};
