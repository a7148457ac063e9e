import { permissions, type Permission } from '../github/permission.ts';

/** Who may start a run with a comment. `logins` empty: every person with that permission. */
export type Commanders = { least: Permission; logins: string[] };

/** Who asks. A person behind an app counts as that app. */
export type Commander = {
  login: string;
  id: number;
  bot: boolean;
  /** Login of the app behind the comment. */ app: string | null;
};

/** Below `triage` is whoever can read: on a public repository that is everybody. */
export const leastPermissions = ['triage', 'write', 'maintain', 'admin'] as const satisfies Permission[];

/**
 * Why this account may not start a run, or null where it may. Being named is never enough: the permission is needed in
 * any case. A bot or an app is only let in by its exact login. Author association is not looked at.
 */
export function refusalOf(
  { login, bot, app }: Commander,
  permission: Permission,
  { least, logins }: Commanders,
): string | null {
  const named = logins.map((name) => name.toLowerCase());
  const isNamed = (who: string): boolean => named.includes(who.toLowerCase());
  const robot = app ?? (bot ? login : null);
  if (robot !== null && !isNamed(robot)) return `${robot} is a bot that the input may-command does not name`;
  if (robot === null && named.length > 0 && !isNamed(login))
    return `the input may-command does not name ${login}`;
  if (permissions.indexOf(permission) >= permissions.indexOf(least)) return null;
  return `${login} has the permission ${permission} here, and ${least} is needed`;
}
