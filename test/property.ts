import * as fc from 'fast-check';

/**
 * CI draws the same examples each time, so that a red main is due to a change; everywhere else they are new ones.
 * A failure prints its seed.
 */
if (process.env['CI'] !== undefined) fc.configureGlobal({ seed: 20_261_130 });

export { fc };
