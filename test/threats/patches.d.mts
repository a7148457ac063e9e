export type Patch = { file: string; text: string; replacement: string };
export type Defence = { row: string; layer: string; patches: Patch[] };

export declare function allDefences(): Promise<Defence[]>;
export declare function patched(source: string, patch: Patch): string;
