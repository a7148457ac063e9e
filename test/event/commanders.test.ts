import { describe, expect, it } from 'vitest';
import { refusalOf, type Commander, type Commanders } from '../../src/event/commanders.ts';
import { permissions, type Permission } from '../../src/github/permission.ts';
import { fc } from '../property.ts';

const olive: Commander = { login: 'olive', id: 5, bot: false, app: null };
const robot: Commander = { login: 'renovate[bot]', id: 6, bot: true, app: null };
const throughApp: Commander = { ...olive, app: 'helper[bot]' };

describe('who may start a run', () => {
  it.each<[Permission, boolean]>([
    ['none', false],
    ['read', false],
    ['triage', false],
    ['write', true],
    ['maintain', true],
    ['admin', true],
  ])('a person with %s: %s', (permission, may) => {
    expect(refusalOf(olive, permission, { least: 'write', logins: [] }) === null).toBe(may);
  });

  it.each<[Permission, Permission, boolean]>([
    ['triage', 'triage', true],
    ['triage', 'read', false],
    ['admin', 'maintain', false],
    ['admin', 'admin', true],
  ])('where %s is asked for, a person with %s: %s', (least, permission, may) => {
    expect(refusalOf(olive, permission, { least, logins: [] }) === null).toBe(may);
  });

  it.each<[string, Commander, string[], RegExp | null]>([
    ['a bot that nobody named', robot, [], /renovate\[bot\] is a bot/],
    ['a bot that is named', robot, ['renovate[bot]'], null],
    ['a bot whose name is only begun', robot, ['renovate'], /is a bot/],
    ['a person behind an app', throughApp, [], /helper\[bot\] is a bot/],
    ['a person behind an app, the person named', throughApp, ['olive'], /helper\[bot\] is a bot/],
    ['a person behind an app, the app named', throughApp, ['helper[bot]'], null],
    ['a person who is not among those named', olive, ['dana'], /does not name olive/],
    ['a person who is named, in other letters', olive, ['dana', 'Olive'], null],
  ])('%s', (_, who, logins, refusal) => {
    const answer = refusalOf(who, 'write', { least: 'write', logins });
    if (refusal === null) expect(answer).toBeNull();
    else expect(answer).toMatch(refusal);
  });

  it('nobody, named or not, without the permission', () => {
    const anybody = fc.record({
      login: fc.string(),
      id: fc.nat(),
      bot: fc.boolean(),
      app: fc.option(fc.string()),
    });
    const level = fc.constantFrom<Commanders['least']>('triage', 'write', 'maintain', 'admin');
    fc.assert(
      fc.property(anybody, level, fc.constantFrom(...permissions), (who, least, permission) => {
        fc.pre(permissions.indexOf(permission) < permissions.indexOf(least));
        const logins = [who.login, ...(who.app === null ? [] : [who.app])];
        expect(refusalOf(who, permission, { least, logins })).not.toBeNull();
      }),
    );
  });
});
