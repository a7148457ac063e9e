import * as core from '@actions/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRunnerLog } from '../../src/github/runner-log.ts';
import { fc } from '../property.ts';
import { hostile, obeyed } from './runner-side.ts';

let written: string;
beforeEach(() => {
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the log of a step', () => {
  it('lets nothing foreign be obeyed', () => {
    fc.assert(
      fc.property(fc.array(hostile), (texts) => {
        written = '';
        const log = openRunnerLog(core, 'Verifying');
        for (const text of texts) {
          log.line(text);
          // What a library prints past the log.
          written += `${text}\n`;
        }
        log.warning('ours');
        log.close();
        log.notice('verdict');
        const names = obeyed(written).map(({ name }) => name);
        expect(names).toEqual(['group', 'warning', 'endgroup', 'notice']);
      }),
    );
  });

  it('says what was meant in its annotations, whatever is in them', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, message) => {
        written = '';
        const log = openRunnerLog(core, 'x');
        log.close();
        written = '';
        log.notice(message, title);
        expect(obeyed(written)).toEqual([
          {
            name: 'notice',
            properties: title === '' ? {} : { title: title.toWellFormed() },
            message: message.toWellFormed(),
          },
        ]);
        expect(written.split('\n')).toHaveLength(2);
      }),
    );
  });

  it('does not begin a line with what the log page would draw as a group or an error', () => {
    openRunnerLog(core, 'x').line('##[error]no\n  ##[group]no\nyes ##[x]');
    expect(written).toContain('| ##[error]no\n|   ##[group]no\nyes ##[x]\n');
  });
});
