import { asked } from './asked.ts';
import { failureOf } from './failure.ts';
import type { RunAccess } from './workflow-runs.ts';

/** Weakest first. What GitHub says that is none of these counts as `none`. */
export const permissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export type Permission = (typeof permissions)[number];

/**
 * What an account may do in this repository, as GitHub answers at this moment. Somebody unknown there has `none`; every
 * other failure to get an answer is a GainsayError.
 */
export async function permissionOf(
  { client, repository, signal }: RunAccess,
  { login, id }: { login: string; id: number },
): Promise<Permission> {
  const answer = await asked(`what ${JSON.stringify(login)} may do here`, 'metadata: read', async () => {
    try {
      const { data } = await client.rest.repos.getCollaboratorPermissionLevel({
        ...repository,
        username: login,
        request: { signal },
      });
      return data;
    } catch (error) {
      if (failureOf(error).kind === 'gone') return null;
      throw error;
    }
  });
  // A login can have passed to somebody else; an id cannot.
  if (answer === null || (answer.user && answer.user.id !== id)) return 'none';
  // `permission` knows four words only; `role_name` may be a role of the organisation's own.
  const role = answer.role_name;
  if (answer.permission === 'write' && role === 'maintain') return 'maintain';
  if (answer.permission === 'read' && role === 'triage') return 'triage';
  return permissions.find((word) => word === answer.permission) ?? 'none';
}
