/**
 * Which development dependencies need a git host, from an npm debug log: the packages placed for a git specification,
 * followed upwards to the dependencies of the root. Lines look like
 * `placeDep node_modules/a b@ OK for: a@1.0.0 want: owner/b#branch`.
 */
export function gitHostedDependencies(
  log: string,
  { rootName, devDependencies }: { rootName: string | null; devDependencies: string[] },
): string[] {
  const direct = new Set(devDependencies);
  const parents = new Map<string, Set<string>>();
  const queue: string[] = [];
  for (const match of log.matchAll(/placeDep \S+ (\S+?)@\S* \w+ for: (\S+?)@\S* want: (\S+)/g)) {
    const [, child = '', parent = '', wanted = ''] = match;
    parents.set(child, (parents.get(child) ?? new Set()).add(parent));
    // What the root itself wants from a git host is a direct dependency.
    if (isGitSpecification(wanted)) queue.push(parent === rootName ? child : parent);
  }
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let name = queue.pop(); name !== undefined && seen.size < 10_000; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (direct.has(name)) found.add(name);
    else queue.push(...(parents.get(name) ?? []));
  }
  return [...found].toSorted();
}

export function isGitSpecification(wanted: string): boolean {
  return (
    /^(?:git[+:@]|github:|gitlab:|bitbucket:|gist:|ssh:)/.test(wanted) ||
    /^https?:\/\/[^/]*(?:github\.com|gitlab\.com|bitbucket\.org|codeload)/.test(wanted) ||
    /^[\w-]+\/[\w.-]+(?:#.*)?$/.test(wanted)
  );
}
