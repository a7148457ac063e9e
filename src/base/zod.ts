import { z as all } from 'zod';

/**
 * What schemas here are made of. zod as a whole brings its messages in fifty languages, which a bundler can leave out
 * only where each part is named.
 */
export const z = {
  array: all.array,
  boolean: all.boolean,
  coerce: { number: all.coerce.number },
  discriminatedUnion: all.discriminatedUnion,
  enum: all.enum,
  int: all.int,
  literal: all.literal,
  null: all.null,
  number: all.number,
  object: all.object,
  record: all.record,
  strictObject: all.strictObject,
  string: all.string,
  toJSONSchema: all.toJSONSchema,
  union: all.union,
  unknown: all.unknown,
};
