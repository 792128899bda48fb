import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { UserRow } from './queries.ts';

/** Reasons of this room not to erase an account yet. */
export function readAccountHolds({ role, status }: UserRow): readonly ErasureHold[] {
  const holds: ErasureHold[] = [];
  if (role === 'admin') holds.push('office');
  // An earlier request for erasure must not delete an account that administrators are investigating.
  if (status === 'suspended') holds.push('suspended');
  return holds;
}
