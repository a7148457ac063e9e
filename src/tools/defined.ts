/** T without `undefined` in its optional fields. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A shallow copy without the fields that are undefined: parsed inputs hold them, exact optional types refuse them. */
export function defined<T extends object>(value: T): Defined<T>;
export function defined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}
