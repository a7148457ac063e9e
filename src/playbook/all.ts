import type { Playbooks } from './model.ts';

/** Agent type → the playbook that can play it, read when its agent begins: zod comes with one of them. */
export const playbooks: Playbooks = new Map([
  ['Explore', async () => (await import('./explore.ts')).explore],
  ['Plan', async () => (await import('./plan.ts')).plan],
  ['Verification', async () => (await import('./verification.ts')).verification],
  ['Guide', async () => (await import('./guide.ts')).guidePlaybook],
]);
