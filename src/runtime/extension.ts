/** What a definition brings besides prompt and tools. `notes` says what of it is not there. */
export type Extension<T> = { brought: T; notes: string[] };
