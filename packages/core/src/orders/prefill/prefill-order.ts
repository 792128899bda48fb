import type { StoreApi } from 'zustand/vanilla';
import { normalMode } from '../order-mode.ts';
import type { OrderState } from '../order-state.ts';
import { checkPrefill } from './check-prefill.ts';
import { createFillDraft } from './fill-draft.ts';
import type { FillDraft, OrderPrefill, PrefillProblem } from './prefill.ts';

export interface PrefillOptions {
  readonly store: StoreApi<OrderState>;
  readonly clock: () => number;
  readonly random: () => number;
  /** What fills every draft of the flow. */
  readonly page: { fill: FillDraft };
}

/**
 * Fills the draft, and every later one of the flow. Without counting as a guest's edit: an untouched draft needs no storing.
 * @param onFilled called after each change of the draft
 */
export const prefillOrder = (prefill: OrderPrefill, options: PrefillOptions, onFilled: () => void): readonly PrefillProblem[] => {
  const { store, page } = options;
  const { facts, problems } = checkPrefill(prefill);
  const { catalog } = store.getState();
  const isUnknown =
    catalog && facts.vehicle && !catalog.vehicles.some(({ id, kind }) => id === facts.vehicle || kind === facts.vehicle);
  const fill = createFillDraft(facts, {
    nowMs: options.clock,
    random: options.random,
    catalog: () => store.getState().catalog,
  });
  page.fill = fill;

  const apply = (isNow: boolean) => {
    const { draft: before } = store.getState();
    const draft = fill(before);
    const isOther = draft.guid !== before.guid;
    store.setState({
      draft,
      isPickUpFixed: facts.isPickUpFixed,
      ...(isOther && { mode: normalMode, problems: [] }),
      // What was booked meanwhile is still to be seen.
      ...(isOther && isNow && { booking: { status: 'idle' } }),
    });
    if (draft !== before) onFilled();
  };

  const isSending = () => store.getState().booking.status === 'sending';
  const isComplete = () => !isSending() && (facts.vehicle === undefined || store.getState().catalog !== null);
  if (!isSending()) apply(true);
  if (!isComplete()) {
    const end = store.subscribe(() => {
      const isReplaced = page.fill !== fill;
      if (!isReplaced && !isComplete()) return;
      end();
      if (!isReplaced) apply(false);
    });
  }
  return isUnknown ? [...problems, { field: 'vehicle', reason: 'unknown' }] : problems;
};
