import type { Catalog } from '../../pricing/catalog.ts';
import { createEmptyDraft, type OrderDraft } from '../draft/draft.ts';
import { alignReturnStop } from '../draft/return-stop.ts';
import { type FillTools, fillStops } from './fill-stops.ts';
import { fixPickUp } from './fixed-pick-up.ts';
import type { PageFacts } from './page-facts.ts';
import type { FillDraft } from './prefill.ts';

interface DraftTools extends FillTools {
  /** Null until loaded; the vehicle waits for it. */
  readonly catalog: () => Catalog | null;
}

/** What the page says of the draft at any time, whatever the guest does. */
const withPagesOwn = (draft: OrderDraft, { reference = draft.reference, metadata = draft.metadata }: PageFacts): OrderDraft =>
  reference === draft.reference && JSON.stringify(metadata) === JSON.stringify(draft.metadata)
    ? draft
    : { ...draft, reference, metadata };

/**
 * Fills drafts with what the page knows. A draft remembers by which prefill it was filled: the same one fills it only once, so that
 * the guest's changes stay, and another one starts a new order.
 */
export const createFillDraft = (facts: PageFacts, tools: DraftTools): FillDraft => {
  const { metadata: _mayChange, ...identity } = facts;
  const mark = JSON.stringify(identity);

  const fillEmpty = (draft: OrderDraft): OrderDraft => {
    if (draft.prefilled === mark) return draft;
    const base = draft.prefilled === undefined ? draft : createEmptyDraft(tools.nowMs(), tools.random);
    return alignReturnStop({
      ...base,
      stops: fillStops(base, facts.stops, tools),
      remark: base.remark || facts.remark,
      confirmPhone: base.confirmPhone || facts.confirmPhone,
      service: base.service === -1 ? facts.service : base.service,
      prefilled: mark,
    });
  };

  /** Also in a draft that was filled before there was a catalogue. A guest can only change the vehicle. */
  const fillVehicle = (draft: OrderDraft): OrderDraft => {
    const vehicle = tools.catalog()?.vehicles.find(({ id, kind }) => kind === facts.vehicle || id === facts.vehicle);
    return draft.vehicleId === null && vehicle ? { ...draft, vehicleId: vehicle.id } : draft;
  };

  const follow = (draft: OrderDraft, { prefilled }: OrderDraft): OrderDraft =>
    draft.prefilled === prefilled ? draft : { ...draft, prefilled };

  return (draft, before) => {
    const filled = withPagesOwn(before ? follow(draft, before) : fillVehicle(fillEmpty(draft)), facts);
    const [page] = facts.stops;
    return facts.isPickUpFixed && page ? fixPickUp(filled, { page, before, tools }) : filled;
  };
};
