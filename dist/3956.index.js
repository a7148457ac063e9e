export const id = 3956;
export const ids = [3956];
export const modules = {

/***/ 73956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writePage: () => (/* binding */ writePage)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/evidence/stored-stream.js
var stored_stream = __webpack_require__(16302);
// EXTERNAL MODULE: ./build/base/well-formed.js
var well_formed = __webpack_require__(52640);
// EXTERNAL MODULE: ./build/base/invisible.js
var invisible = __webpack_require__(71375);
// EXTERNAL MODULE: ./build/base/truncation.js
var truncation = __webpack_require__(43649);
// EXTERNAL MODULE: ./build/tools/command-output.js
var command_output = __webpack_require__(73047);
// EXTERNAL MODULE: ./build/tools/excerpt.js
var excerpt = __webpack_require__(37517);
// EXTERNAL MODULE: ./build/report/finding.js
var report_finding = __webpack_require__(28586);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(62867);
;// CONCATENATED MODULE: ./build/report/html.js







/** Bytes of a text before it is escaped, and bytes of the whole page: one that no browser opens is evidence for nobody. */
const most = {
    output: 20_000,
    message: 20_000,
    changes: 200,
    checks: 2_000_000,
    suites: 3_000_000,
    commands: 5_000_000,
    page: 7_900_000,
};
/**
 * All transcripts and evidence as one page that loads nothing from anywhere: no scripts, no addresses, and a policy
 * that forbids both should escaping ever fail.
 */
function renderPage(content) {
    const { result, context } = content;
    const { verdict, input } = result;
    const { evidence } = input;
    const body = [
        `<h1 class="${verdict.call}">${escapeHtml(`${(0,wording/* callWords */.S9)(verdict)}: ${verdict.headline}`)}</h1>`,
        `<p>${escapeHtml([
            `head ${evidence.change.head} against ${evidence.change.base}`,
            `isolation: ${wording/* isolationWords */._2[evidence.sandbox]}`,
            `model: ${result.model}`,
            (0,excerpt/* duration */.p0)(result.durationMs),
            (0,wording/* money */.TG)(result.costUsd),
            `gainsay ${context.version}`,
        ].join(' \u00b7 '))}</p>`,
        list(verdict.reasons.map(({ text, evidence: ids }) => `${text} [${ids.join(', ')}]`)),
    ];
    // Later parts get what earlier ones left; a flood of commands leaves the transcripts their share.
    const parts = [
        {
            title: 'Findings',
            what: 'findings',
            upTo: most.checks,
            sections: lazily(verdict.findings, findingSection),
        },
        {
            title: 'Not verified',
            what: 'points',
            upTo: most.checks,
            sections: lazily(verdict.notVerified, paragraph),
        },
        { title: 'Checks', what: 'checks', upTo: most.checks, sections: lazily(evidence.checks, checkSection) },
        {
            title: 'Suite runs',
            what: 'suite runs',
            upTo: most.suites,
            sections: lazily(evidence.suites, (run) => suiteSection(run, evidence.comparisons)),
        },
        {
            title: 'Altered lines',
            what: 'altered lines',
            upTo: most.suites,
            sections: lazily(evidence.mutants, mutantSection),
        },
        {
            title: 'Commands',
            what: 'commands',
            upTo: most.commands,
            sections: lazily(evidence.records, (record) => recordSection(record, outputOf(record, content))),
        },
        ...content.transcripts.map(transcriptPart),
    ];
    let used = Buffer.byteLength(body.join('\n'));
    for (const part of parts.filter(({ sections, folded }) => folded || sections.length > 0)) {
        const text = partText(part, part.upTo - used);
        used += Buffer.byteLength(text) + 1;
        body.push(text);
    }
    return page(`Gainsay: ${(0,wording/* callWords */.S9)(verdict)}`, body.join('\n'));
}
function lazily(items, section) {
    return items.map((item) => () => section(item));
}
/** As many sections as have room, and how many have none. */
function partText({ title, what, sections, folded }, room) {
    const heading = escapeHtml(title);
    const shown = [];
    let left = room - heading.length * 4;
    for (const section of sections) {
        const text = section();
        left -= Buffer.byteLength(text) + 1;
        if (left < 0)
            break;
        shown.push(text);
    }
    const inner = [...shown, leftOut(sections.length - shown.length, what)].join('\n');
    return folded
        ? `<details><summary>${heading}</summary>${inner}</details>`
        : `<h2>${heading}</h2>\n${inner}`;
}
function outputOf({ id }, { outputs }) {
    return Object.hasOwn(outputs, id) ? outputs[id] : undefined;
}
function findingSection(finding) {
    return `<section><h3>${escapeHtml(`${finding.severity}: ${finding.title}`)}</h3><p>${escapeHtml((0,report_finding/* placeOf */.$)(finding))}</p>${pre(finding.detail, most.output)}${list(finding.tests)}<p>${finding.evidence.map(html_link).join(' ')}</p></section>`;
}
function paragraph(text) {
    return `<p>${escapeHtml(text)}</p>`;
}
/** Foreign text as HTML text or as a value in double quotes; what a reader would not see is shown by its number. */
function escapeHtml(text) {
    const seen = (0,invisible/* replaceInvisible */.k)((0,invisible/* withoutTerminalSequences */.$)((0,well_formed/* wellFormed */.E)(text)), (run) => Array.from(run.replaceAll(/[\t\n]/g, ''), (character) => `\u2039${character.codePointAt(0)?.toString(16)}\u203a`).join('')).text;
    return seen.replaceAll(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function checkSection(check) {
    const runs = check.runs.map((run) => `<li>${run.side}: ${html_link(run.record.id)} ${escapeHtml((0,command_output/* exitWords */.E)(run.record.exit))} ${run.passed ? 'passed' : 'failed'} ${escapeHtml(run.why.join('; '))}</li>`);
    return `<section id="${escapeHtml(check.id)}"><h3>${escapeHtml(`${check.id} ${check.title}: ${check.outcome}`)}</h3><p>${escapeHtml(check.claim)}</p>${pre(check.command, most.output)}<p>${escapeHtml(check.because)}</p><ul>${runs.join('')}</ul></section>`;
}
/** What ran, and each comparison of it with another run: the tests whose result differs. */
function suiteSection(run, comparisons) {
    const { source, tests } = run.pair;
    const of = (status) => run.tests.filter((test) => test.status === status).length;
    const where = source === tests ? `tests of ${source}` : `tests of ${tests} over sources of ${source}`;
    const varied = run.variation === null ? '' : `, ${run.variation.kind}`;
    const title = `${run.id} ${where} (${run.runner}${varied}): ${of('passed')} passed, ${of('failed')} failed${run.complete ? '' : ', incomplete'}`;
    const own = comparisons.filter(({ before, after }) => before === run.id || after === run.id);
    return `<details id="${escapeHtml(run.id)}"><summary>${escapeHtml(title)}</summary>${list(run.incompleteBecause)}<p>${run.records.map(html_link).join(' ')}</p>${own.map(comparisonBlock).join('')}</details>`;
}
function comparisonBlock({ role, before, after, changes }) {
    const lines = changes
        .filter(({ kind }) => kind !== 'still-fails')
        .slice(0, most.changes)
        .map(({ kind, file, name, before: was, after: is }) => `${kind}: ${file} > ${name} (${was} \u2192 ${is})`);
    return `<p>${escapeHtml(role)}: ${html_link(before)} \u2192 ${html_link(after)}</p>${list(lines)}`;
}
function mutantSection(mutant) {
    const { id, file, line, operator, before, after, result, killedBy, suite } = mutant;
    const by = killedBy.length === 0 ? '' : ` by ${killedBy.join(', ')}`;
    return `<section id="${escapeHtml(id)}"><h3>${escapeHtml(`${id} ${file}:${line} ${operator}: ${result}${by}`)}</h3>${pre(`${before}\n\u2192 ${after}`, most.output)}<p>${suite === null ? '' : html_link(suite)}</p></section>`;
}
function recordSection(record, output) {
    const title = `${record.id} ${(0,command_output/* exitWords */.E)(record.exit)} in ${(0,excerpt/* duration */.p0)(record.durationMs)}: ${record.purpose}`;
    const streams = output
        ? `${pre(output.stdout, most.output)}${output.stderr === '' ? '' : `<p>stderr</p>${pre(output.stderr, most.output)}`}`
        : `<p>${escapeHtml(`${record.stdout.bytes + record.stderr.bytes} bytes of output: ${record.stdout.path}`)}</p>`;
    return `<details id="${escapeHtml(record.id)}"><summary>${escapeHtml(title)}</summary>${pre(record.script, most.output)}${streams}</details>`;
}
function transcriptPart({ agentId, agentType, description, messages }) {
    const title = `Transcript of ${agentType} (${agentId}): ${description}`;
    return {
        title,
        what: 'messages',
        upTo: most.page,
        sections: lazily(messages, messageBlocks),
        folded: true,
    };
}
function messageBlocks(message) {
    const blocks = message.content.map((block) => {
        switch (block.type) {
            case 'text':
                return turn(message.role, block.text);
            case 'tool_use':
                return turn(`calls ${block.name}`, JSON.stringify(block.input, null, 2) ?? '');
            case 'tool_result':
                return turn(block.isError ? 'error' : 'result', block.content);
            case 'thinking':
                return turn('thinks', block.thinking);
            case 'redacted_thinking':
                return turn('thinks', '(redacted)');
        }
        return '';
    });
    return blocks.join('\n');
}
function turn(who, text) {
    return `<p class="who">${escapeHtml(who)}</p>${pre(text, most.message)}`;
}
function pre(text, maxBytes) {
    return `<pre>${escapeHtml((0,truncation/* headAndTail */.U)(text, { maxBytes }).text)}</pre>`;
}
function list(items) {
    return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
function html_link(id) {
    return `<a href="#${escapeHtml(id)}">${escapeHtml(id)}</a>`;
}
function leftOut(count, what) {
    return count > 0 ? `<p>\u2026 and ${count} more ${what}, in the evidence folder.</p>` : '';
}
function page(title, body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
pre { overflow: auto; padding: .6rem; border: 1px solid #8885; white-space: pre-wrap; overflow-wrap: anywhere; }
.who { margin: .8rem 0 .2rem; font-weight: 600; }
.PASS { color: #1a7f37; } .FAIL { color: #cf222e; } .INCONCLUSIVE { color: #9a6700; }
section, details { margin: .8rem 0; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

// EXTERNAL MODULE: ./build/runtime/transcript.js + 1 modules
var transcript = __webpack_require__(72310);
// EXTERNAL MODULE: ./build/job/report.js
var report = __webpack_require__(53164);
;// CONCATENATED MODULE: ./build/job/page.js






/** Bytes: of one stream's end, of all outputs together, of a transcript that is still read whole. */
const page_most = { stream: 20_000, outputs: 6_000_000, transcript: 32 * 1024 * 1024 };
/** `report.html` beside `report.md`: all commands with their outputs, all transcripts; redacted, at most 8 MB. */
async function writePage(result, options) {
    const { redactor } = options;
    const folder = result.evidenceDir;
    const page = renderPage({
        result: redactor.json(result),
        context: (0,report/* contextOf */.Vm)(options),
        outputs: await outputsOf(result.input.evidence.records, folder, redactor),
        transcripts: await transcriptsOf(result.agents, folder, redactor),
    });
    const file = external_node_path_.join(folder, 'report.html');
    await (0,promises_.writeFile)(file, page);
    return file;
}
async function outputsOf(records, folder, redactor) {
    const outputs = {};
    let left = page_most.outputs;
    for (const { id, stdout, stderr } of records) {
        if (left <= 0)
            break;
        const shown = {
            stdout: redactor.text(await endOf(stdout, folder)),
            stderr: redactor.text(await endOf(stderr, folder)),
        };
        left -= shown.stdout.length + shown.stderr.length;
        outputs[id] = shown;
    }
    return outputs;
}
/** Where the start is cut off, so is the rest of that line: half a secret would not be recognised. */
async function endOf(stream, folder) {
    if (stream.keptBytes === 0)
        return '';
    const text = await (0,stored_stream/* readStored */.j)(external_node_path_.join(folder, stream.path), { maxBytes: page_most.stream, from: 'end' });
    if (stream.keptBytes <= page_most.stream)
        return text;
    return `(the last ${page_most.stream} of ${stream.bytes} bytes: ${stream.path})\n${text.slice(text.indexOf('\n') + 1)}`;
}
async function transcriptsOf(agents, folder, redactor) {
    const transcripts = [];
    for (const { agentId, agentType, description } of agents) {
        const messages = redactor.json(await messagesOf((0,transcript/* transcriptFile */.jj)(folder, agentId)));
        transcripts.push({ agentId, agentType, description, messages });
    }
    return transcripts;
}
/** An agent that ended before its first message has no transcript; one that is too large is left to the folder. */
async function messagesOf(file) {
    const size = await (0,promises_.stat)(file).then((info) => info.size, () => 0);
    if (size === 0)
        return [];
    if (size <= page_most.transcript)
        return (await (0,transcript/* readTranscript */.lb)(file)).messages;
    const text = `(${size} bytes: ${external_node_path_.basename(external_node_path_.dirname(file))}/${external_node_path_.basename(file)})`;
    return [{ role: 'user', content: [{ type: 'text', text }] }];
}


/***/ })

};
