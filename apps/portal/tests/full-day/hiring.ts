import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import type { HireState } from '@songwai/core/full-day/hire-state';
import { openHire } from '../../src/full-day/open-hire.ts';
import type { Portal } from '../../src/shell/portal.ts';

/** Sets what a customer has chosen. */
export const hiring =
  (draft: Partial<HireDraft>, state: Partial<Omit<HireState, 'draft'>> = {}) =>
  ({ part }: Portal): void =>
    part(openHire).store.setState((before) => ({ ...before, ...state, draft: { ...before.draft, ...draft } }));
