import { setFlagsFromString } from 'node:v8';

/**
 * Before the first request: most of what a run makes is dead soon, so it is collected early; and fetch's parser, which
 * is WebAssembly, is not compiled a second time for speed. Together a quarter of the memory of a run.
 * `asksOthers`: the run will fetch.
 */
export function beThrifty(asksOthers: boolean): void {
  // Node keeps its own modules compiled, but takes none of that after a flag has changed: what a run needs comes first.
  for (const name of ['child_process', 'cluster', 'crypto', 'fs/promises', 'perf_hooks', 'zlib'])
    process.getBuiltinModule(name);
  if (asksOthers) void [process.getBuiltinModule('http2'), globalThis.Headers];
  for (const flag of ['--semi-space-growth-factor=1', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
}
