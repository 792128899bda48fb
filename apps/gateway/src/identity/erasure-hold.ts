import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { UserRow } from './queries.ts';

/** The holds of the accounts themselves. */
export function readAccountHolds({ role, status }: UserRow): readonly ErasureHold[] {
  const holds: ErasureHold[] = [];
  if (role === 'admin') holds.push('office');
  // What administrators look into must not vanish by a request that was made before.
  if (status === 'suspended') holds.push('suspended');
  return holds;
}
