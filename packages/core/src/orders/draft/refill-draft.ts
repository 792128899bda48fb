import type { StoreApi } from 'zustand/vanilla';
import { maxStops, minStops } from '../../basics/stop-limits.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { normalMode } from '../order-mode.ts';
import type { OrderState } from '../order-state.ts';
import { createEmptyDraft, createStop, type DeliveryType, emptyStep, type OrderDraft, type Stop } from './draft.ts';
import { duplicateExtras } from './duplicate-extras.ts';
import { fitToCatalog } from './extra-edits.ts';
import { patchDraft } from './patch-draft.ts';
import type { RepeatableJob } from './repeatable-job.ts';
import { alignReturnStop } from './return-stop.ts';
import { rollbackStep } from './rollback-step.ts';

const deliveryTypes: readonly DeliveryType[] = [1, 2, 3];

interface RefillTools {
  readonly nowMs: number;
  readonly random: () => number;
  readonly catalog: Catalog | null;
  /** The draft before: what the page noted on it stays. */
  readonly draft: Pick<OrderDraft, 'metadata'>;
}

/**
 * A new order like an earlier job (spec §4 "Duplicate a job"): points, service, vehicle, distinct extras, remark and photos, which
 * the booking copies. Opens the
 * contacts if they are known. Resets promo code, time and payment. Null for a full-day hire or an invalid number of stops.
 */
export const refillDraft = (job: RepeatableJob, { nowMs, random, catalog, draft }: RefillTools): OrderDraft | null => {
  const own = job.stops.filter(({ isReturn }) => !isReturn);
  if (job.isFullDay || own.length < minStops || own.length > maxStops) return null;
  const stops = own.map(({ placeId, name, address, district, subDistrict, lat, lng, ...stop }): Stop => {
    const { contactName, contactPhone, remark, isReturn } = stop;
    const place = { placeId, name, address, district, subDistrict, lat, lng };
    return { ...createStop(nowMs, random), place, contactName, contactPhone, remark, isReturn };
  });
  const hasContacts = stops.every(({ contactName, contactPhone }) => contactName !== '' && contactPhone !== '');
  const { vehicle } = job;
  const vehicleId = typeof vehicle === 'number' ? vehicle : (catalog?.vehicles.find(({ kind }) => kind === vehicle)?.id ?? null);
  const empty = createEmptyDraft(nowMs, random);
  const filled = alignReturnStop({
    ...(job.taskType === 3 ? patchDraft(empty, { tab: 3 }, { catalog, nowMs }) : empty),
    stops,
    vehicleId,
    service: deliveryTypes.find((known) => known === job.deliveryType) ?? -1,
    extraIds: duplicateExtras(job.extraIds).extraIds,
    remark: job.remark,
    photoNames: job.remarkImages,
    confirmPhone: job.confirmPhone,
    metadata: draft.metadata,
    step: hasContacts ? rollbackStep(emptyStep, { currentStep: 1, completed: 1 }) : emptyStep,
  });
  return catalog ? fitToCatalog(filled, catalog) : filled;
};

interface RefillOptions {
  readonly store: StoreApi<OrderState>;
  readonly clock: () => number;
  readonly random: () => number;
  readonly edit: (change: () => OrderDraft) => void;
}

/** Replaces a flow's order by one like an earlier job; does nothing where that is not possible. */
export const refillOrder = (job: RepeatableJob | null, { store, clock, random, edit }: RefillOptions): void => {
  const refilled = job && refillDraft(job, { ...store.getState(), nowMs: clock(), random });
  if (!refilled) return;
  edit(() => refilled);
  store.setState({ mode: normalMode, problems: [] });
};
