import { z } from 'zod';

// Beside config.ts, which is read at every start: zod is loaded where there is a configuration to check.

const seconds = z.number().int().min(1).max(7200);
const relativePath = z
  .string()
  .regex(
    /^(?!\/)(?!.*(^|\/)\.\.(\/|$)).+$/,
    'must be a path inside the repository, without a leading / and without ..',
  );
const hosts = z
  .array(z.string().regex(/^[A-Za-z0-9.-]+(:\d+)?$/, 'must be a host name, with a port where it is not 443'))
  .max(20)
  .default([]);
const environment = z.record(
  z.string().regex(/^[A-Za-z_]\w*$/, 'must be the name of an environment variable'),
  z.union([z.string(), z.number(), z.boolean()]).transform(String),
);

const step = z
  .strictObject({
    name: z.string().min(1).max(100).describe('What the report calls it.'),
    run: z
      .string()
      .min(1)
      .describe('A bash script, run in a fresh copy of the prepared tree on head and on base.'),
    kind: z
      .enum(['build', 'lint', 'typecheck', 'regression', 'security', 'fault', 'fuzz'])
      .default('regression')
      .describe('What it looks for.'),
    'working-directory': relativePath.default('.').describe("Where it runs, from the repository's root."),
    'timeout-seconds': seconds.default(300).describe('Seconds until it is ended and counts as hanging.'),
  })
  .describe(
    'A command of your own that must pass on head. One that fails on head and passes on base is a failure.',
  );

const off = (what: string) => z.boolean().default(false).describe(what);
const on = (what: string) => z.boolean().default(true).describe(what);

const agents = z.strictObject({
  fork: off(
    'A started agent without a type inherits the whole conversation; all started agents run in the background.',
  ),
  'explore-and-plan': on('Explore and Plan can be started.'),
  verification: on('Verification can be started.'),
  'slim-context': on('Explore and Plan are told neither CLAUDE.md nor git status.'),
  cwd: off('An agent can be started in a folder of its own choice inside of the repository.'),
  assistant: off('All started agents run in the background.'),
  proactive: off('The same, for conversations that go on by themselves.'),
  classifier: off(
    'In mode auto a model judges calls that no rule decides, and what an agent did before its result counts.',
  ),
  coordinator: off('The conversation only coordinates: workers replace all built-in agents.'),
  background: on('Agents may run in the background.'),
  teams: off('Agents can be named, belong to a team and write to each other.'),
  'strict-plugins': z
    .array(z.enum(['hooks', 'mcp', 'tools']))
    .default([])
    .describe(
      'What agents of the repository may not bring: their hooks, MCP servers or tool lists are ignored.',
    ),
  'fallback-model': z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('Alias or id of the model that is asked when the first one stays overloaded.'),
  'remote-workflow': z
    .string()
    .regex(/^[\w.-]+\.ya?ml$/, 'must be the file name of a workflow')
    .nullable()
    .default(null)
    .describe(
      'Workflow in which an agent with the isolation remote runs (.github/examples/remote-agent.yml). Its starter needs actions: write.',
    ),
  'mcp-variables': z
    .array(z.string().regex(/^[A-Za-z_]\w*$/))
    .max(50)
    .default([])
    .describe(
      "Names of variables of the job's environment that `.mcp.json` may use as ${NAME}. Servers can read them.",
    ),
  'background-after-seconds': z
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .describe('How long an agent is waited for before it goes on in the background; 0 is to its end.'),
  'progress-seconds': z
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .describe('How often a model sums up in one line what a background agent does; 0 is never.'),
});

/**
 * `.github/gainsay.yml`, read at the trusted commit. Unknown keys and bad values are errors, never ignored.
 *
 * @public docs/configuration.md and docs/gainsay.schema.json are written from it.
 */
export const configSchema = z.strictObject({
  version: z.literal(1).default(1).describe('Version of this format.'),
  'working-directory': relativePath
    .optional()
    .describe('The package to verify in a repository that holds several.'),
  'model-aliases': z
    .record(
      z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be a word'),
      z.string().regex(/^[^\s,=]+$/, 'must be a model id'),
    )
    .default({})
    .describe(
      'What an alias of a model stands for, over the built-in table: haiku, sonnet, opus or words of your own.',
    ),
  env: environment.default({}).describe('Environment of every command. No secrets: tests can read it.'),
  install: z
    .strictObject({
      command: z.string().min(1).optional().describe('Replaces the detected installation of dependencies.'),
      scripts: z.boolean().default(false).describe('Whether packages may run their install scripts.'),
      credentials: z
        .array(z.string().regex(/^[A-Za-z_]\w*$/))
        .default([])
        .describe(
          "Names of variables of the job's environment that the installation, and nothing else, receives.",
        ),
      hosts: hosts.describe('Hosts that the installation may reach besides the package registries.'),
      adopt: z
        .boolean()
        .default(true)
        .describe('Whether an existing node_modules with the same lockfile is copied instead of installed.'),
      'timeout-seconds': seconds.default(600).describe('Seconds for the installation and for a build.'),
    })
    .prefault({})
    .describe('How dependencies come into the trees.'),
  build: z
    .strictObject({
      command: z.string().min(1).describe('Replaces the detected build; run before the tests of each tree.'),
    })
    .optional()
    .describe('What has to be built before tests can run.'),
  test: z
    .strictObject({
      command: z.string().min(1).describe('Replaces the detected test command.'),
      'timeout-seconds': seconds.default(600).describe('Seconds for one run of the suite.'),
    })
    .optional()
    .describe('How the tests are run.'),
  steps: z
    .array(step)
    .max(20)
    .default([])
    .describe('They win over the commands found in the workflows of the repository.'),
  services: z
    .strictObject({
      ports: z
        .array(z.number().int().min(1).max(65535))
        .max(20)
        .default([])
        .describe('TCP ports on loopback that every command may reach.'),
    })
    .prefault({})
    .describe("The job's own services, such as a database."),
  network: z
    .strictObject({
      hosts: hosts.describe(
        'Hosts that every command but the installation may reach by http and https, through a proxy that its environment names. No others.',
      ),
    })
    .prefault({})
    .describe('What tests and checks may reach outside of the job.'),
  limits: z
    .strictObject({
      mutants: z
        .number()
        .int()
        .min(0)
        .max(200)
        .default(12)
        .describe('Breakages of changed lines that the playbook tries.'),
      'memory-mb': z.number().int().min(256).max(65536).default(4096).describe('Memory of one command.'),
      processes: z.number().int().min(16).max(16384).default(1024).describe('Processes of one command.'),
    })
    .prefault({})
    .describe('What a run may use.'),
  agents: agents.prefault({}).describe('Switches of the agent system. Conversations (the job ask) use them.'),
  permissions: z
    .strictObject({
      mode: z
        .enum(['plan', 'dontAsk', 'default', 'acceptEdits', 'auto', 'bypassPermissions'])
        .default('dontAsk')
        .describe(
          'Mode of a conversation, and the widest that an agent in it can have. A verification is always dontAsk.',
        ),
      deny: z.array(z.string()).default([]).describe('Calls that are refused.'),
      ask: z
        .array(z.string())
        .default([])
        .describe('Calls that need an answer; nobody is there to give one.'),
      allow: z.array(z.string()).default([]).describe('Calls that need none.'),
    })
    .prefault({})
    .describe(
      'Rules for the tools of agents, `Tool` or `Tool(specifier)`. Deny wins over ask, ask over allow.',
    ),
});
