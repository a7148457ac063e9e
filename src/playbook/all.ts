import { explore } from './explore.ts';
import { plan } from './plan.ts';
import type { Playbook } from './types.ts';
import { verification } from './verification.ts';

/** Agent type → the playbook that can play it. */
export const playbooks: Record<string, Playbook> = {
  Explore: explore,
  Plan: plan,
  Verification: verification,
};
