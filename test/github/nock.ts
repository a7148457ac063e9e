import nock from 'nock';
import { afterAll, beforeAll } from 'vitest';

/** For the tests of one file: files share processes, and what nock takes over would be taken from all of them. */
export function interceptRequests(): typeof nock {
  nock.restore();
  beforeAll(() => nock.activate());
  afterAll(() => nock.restore());
  return nock;
}
