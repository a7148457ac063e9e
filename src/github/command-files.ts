/** The files by which a step talks to the runner; null where the runner gave none. */
export type CommandFiles = { output: string | null; state: string | null; summary: string | null };

const variables = { output: 'GITHUB_OUTPUT', state: 'GITHUB_STATE', summary: 'GITHUB_STEP_SUMMARY' } as const;

/** Takes the command files out of the environment: no child can find them there. */
export function takeCommandFiles(env: NodeJS.ProcessEnv): CommandFiles {
  const files = {
    output: env[variables.output] || null,
    state: env[variables.state] || null,
    summary: env[variables.summary] || null,
  };
  for (const name of [...Object.values(variables), 'GITHUB_ENV', 'GITHUB_PATH']) delete env[name];
  return files;
}

/**
 * Puts one path back for a call that reads it from the environment before it returns; nothing else runs meanwhile, so
 * no child can inherit it. Null when the runner gave no such file: then nothing is called.
 */
export function withCommandFile<T>(files: CommandFiles, which: keyof CommandFiles, use: () => T): T | null {
  const file = files[which];
  if (file === null) return null;
  process.env[variables[which]] = file;
  try {
    return use();
  } finally {
    delete process.env[variables[which]];
  }
}
