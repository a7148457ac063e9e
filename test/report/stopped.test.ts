import { describe, expect, it } from 'vitest';
import { stoppedReport } from '../../src/report/stopped.ts';

describe('the report of a run that an error stopped', () => {
  it('is INCONCLUSIVE (obstructed) with the error in a fence it cannot leave, and what to do', () => {
    const report = stoppedReport({ message: 'git said: ```\n@everyone', remedy: 'Ask @dana.' });
    expect(report.comment).toBe(
      '### ⚠️ INCONCLUSIVE (obstructed): the run was stopped by an error\n\n````text\ngit said: ```\n@everyone\n````\n\nAsk @\u200bdana.',
    );
    expect(report.checkRun.conclusion).toBe('failure');
    expect(report.outputs).toMatchObject({ verdict: 'INCONCLUSIVE', because: 'obstructed' });
  });
});
