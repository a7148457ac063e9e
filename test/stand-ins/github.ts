import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type StandInComment = { id: number; body: string; user: { id: number; login: string; type: string } };
type StandInCheckRun = {
  id: number;
  name: string;
  head_sha: string;
  status: string;
  conclusion: string | null;
  external_id: string;
  output: { title: string; summary: string };
  annotations: unknown[];
};

/** What goes wrong at the nth request of a kind (`POST comments`, `PATCH comment`, …), or at each; `*` is any kind. */
export type Fault = {
  on: string;
  nth?: number;
  status?: number;
  headers?: Record<string, string>;
  message?: string;
  /** Done all the same; the answer is lost. */
  applied?: boolean;
  /** The connection is cut. */
  cut?: boolean;
  /** Sent instead of JSON, with `status` or 200; `endless`: and then nothing more, for ever. */
  raw?: { type: string; body: string; endless?: boolean };
  /** The list does not show yet what was created. */
  stale?: boolean;
  delayMs?: number;
  before?: () => void;
};

export type GitHubStandIn = {
  url: string;
  comments: StandInComment[];
  checkRuns: StandInCheckRun[];
  head: string;
  mergeBase: string | null;
  requests: string[];
  /** What else is asked, e.g. `GET actions/runs/9`, and the answer. */
  answers: Record<string, Reply | ((url: URL, sent: string) => Reply)>;
  faults: Fault[];
  close(): Promise<void>;
};

export const bot = { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' };

/** A small GitHub: one pull request, its comments and check runs, on loopback. */
export async function startGitHub(head: string): Promise<GitHubStandIn> {
  const seen = new Map<string, number>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const state: GitHubStandIn = {
    url: `http://127.0.0.1:${port}`,
    comments: [],
    checkRuns: [],
    head,
    mergeBase: null,
    requests: [],
    answers: {},
    faults: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const url = new URL(request.url ?? '/', state.url);
    const kind = `${request.method} ${kindOf(url.pathname)}`;
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    state.requests.push(kind);
    const fault = state.faults.find(
      ({ on, nth: which = nth }) => (on === kind || on === '*') && which === nth,
    );
    fault?.before?.();
    if (fault?.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const failing = fault?.status !== undefined || fault?.cut === true || fault?.raw !== undefined;
    const result = !failing || fault.applied === true ? apply(seenBy(fault, state), kind, url, text) : null;
    if (fault?.raw !== undefined) {
      response.writeHead(fault.status ?? 200, { 'content-type': fault.raw.type, ...fault.headers });
      return void (fault.raw.endless ? response.write(fault.raw.body) : response.end(fault.raw.body));
    }
    if (fault?.cut === true) return void request.socket.destroy();
    if (failing)
      return reply(response, fault?.status ?? 500, { message: fault?.message ?? 'fault' }, fault?.headers);
    reply(response, result?.status ?? 404, result?.body ?? { message: 'Not Found' }, result?.headers);
  }

  return state;
}

function seenBy(fault: Fault | undefined, state: GitHubStandIn): GitHubStandIn {
  if (fault?.stale !== true) return state;
  return { ...state, comments: state.comments.filter(({ id }) => id < createdFrom), checkRuns: [] };
}

/** Ids of what was created through this stand-in begin here. */
const createdFrom = 1000;

const emptyCheckRun: StandInCheckRun = {
  id: 0,
  name: '',
  head_sha: '',
  status: 'queued',
  conclusion: null,
  external_id: '',
  output: { title: '', summary: '' },
  annotations: [],
};

type SentBody = Partial<Omit<StandInCheckRun, 'output'>> & {
  body?: string;
  output?: StandInCheckRun['output'] & { annotations?: unknown[] };
};

function sentBody(text: string): SentBody {
  return text === '' ? {} : JSON.parse(text);
}

type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

function kindOf(path: string): string {
  return path
    .replace(/^\/repos\/[^/]+\/[^/]+\//, '')
    .replace(/^issues\/\d+\/comments$/, 'comments')
    .replace(/^issues\/comments\/\d+$/, 'comment')
    .replace(/^check-runs\/\d+$/, 'check-run')
    .replace(/^commits\/\w+\/check-runs$/, 'commit-check-runs')
    .replace(/^compare\/.*$/, 'compare')
    .replace(/^pulls\/\d+$/, 'pull')
    .replace(/^\/graphql$/, 'graphql');
}

function apply(state: GitHubStandIn, kind: string, url: URL, text: string): Reply | null {
  const answered = state.answers[kind];
  if (answered !== undefined) return typeof answered === 'function' ? answered(url, text) : answered;
  const sent = sentBody(text);
  const id = Number(url.pathname.split('/').at(-1));
  const comment = state.comments.find((candidate) => candidate.id === id);
  const checkRun = state.checkRuns.find((candidate) => candidate.id === id);
  const url_ = { html_url: `${state.url}/page/${id}` };
  switch (kind) {
    case 'GET pull':
      return { status: 200, body: { number: 1, state: 'open', head: { sha: state.head } } };
    case 'POST graphql':
      return { status: 200, body: { data: { viewer: { login: bot.login, databaseId: bot.id } } } };
    case 'GET comments':
      return page(state, url);
    case 'POST comments': {
      const made = { id: createdFrom + state.comments.length, body: sent.body ?? '', user: bot };
      state.comments.push(made);
      return { status: 201, body: { ...made, html_url: `${state.url}/page/${made.id}` } };
    }
    case 'GET comment':
      return comment ? { status: 200, body: { ...comment, ...url_ } } : null;
    case 'PATCH comment':
      if (!comment) return null;
      comment.body = sent.body ?? '';
      return { status: 200, body: { ...comment, ...url_ } };
    case 'DELETE comment':
      state.comments = state.comments.filter((candidate) => candidate.id !== id);
      return { status: 204 };
    case 'POST check-runs': {
      const made = { ...emptyCheckRun, ...sent, id: state.checkRuns.length + 1, annotations: [] };
      state.checkRuns.push(made);
      return { status: 201, body: { ...made, html_url: `${state.url}/check` } };
    }
    case 'GET check-run':
      return checkRun ? { status: 200, body: { ...checkRun, ...url_ } } : null;
    case 'PATCH check-run': {
      if (!checkRun) return null;
      const annotations = [...checkRun.annotations, ...(sent.output?.annotations ?? [])];
      Object.assign(checkRun, sent, { annotations });
      return { status: 200, body: { ...checkRun, ...url_ } };
    }
    case 'GET commit-check-runs':
      return {
        status: 200,
        body: {
          total_count: state.checkRuns.length,
          check_runs: state.checkRuns.map((run) => ({ ...run, html_url: `${state.url}/check` })),
        },
      };
    case 'GET compare':
      return state.mergeBase === null
        ? null
        : { status: 200, body: { merge_base_commit: { sha: state.mergeBase } } };
    default:
      return null;
  }
}

function page({ comments }: GitHubStandIn, url: URL): Reply {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const number = Number(url.searchParams.get('page') ?? 1);
  const next = new URL(url);
  next.searchParams.set('page', String(number + 1));
  const more = number * size < comments.length;
  const body = comments
    .slice((number - 1) * size, number * size)
    .map((comment) => ({ ...comment, html_url: 'x' }));
  return { status: 200, body, headers: more ? { link: `<${next.href}>; rel="next"` } : {} };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += String(chunk);
  return text;
}

function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}
