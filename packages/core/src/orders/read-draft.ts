import { type PaymentType, paymentType } from '../jobs/payment-type.ts';
import type { Place } from '../places/place.ts';
import type { OrderDraft, OrderTab, Schedule, Stop } from './draft.ts';
import { emptyStep } from './empty-step.ts';
import { alignReturnStop } from './return-stop.ts';
import { rollbackStep } from './rollback-step.ts';
import { maxStops, minStops } from './stop-edits.ts';
import { failValidation } from './wizard.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const readTexts = <Name extends string>(kept: Fields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, toText(kept[name])])) as Record<Name, string>;
const isDegrees = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;
const oneOf = <T>(known: readonly T[], value: unknown, fallback: T): T => known.find((item) => item === value) ?? fallback;

const readPlace = (kept: unknown): Place | null => {
  if (!isFields(kept) || !isDegrees(kept['lat'], 90) || !isDegrees(kept['lng'], 180)) return null;
  const { lat, lng } = kept;
  return { lat, lng, ...readTexts(kept, ['placeId', 'name', 'address', 'district', 'subDistrict']) };
};

const readStop = (kept: unknown): Stop | null =>
  isFields(kept) && toText(kept['key']) !== ''
    ? {
        ...readTexts(kept, ['key', 'contactName', 'contactPhone', 'remark']),
        place: readPlace(kept['place']),
        isReturn: kept['isReturn'] === true,
      }
    : null;

/** Null unless there are as many stops as an order may have, each told apart by its key. */
const readStops = (kept: unknown): readonly Stop[] | null => {
  if (!Array.isArray(kept)) return null;
  const stops = kept.map(readStop).filter((stop) => stop !== null);
  const own = stops.filter((stop) => !stop.isReturn);
  const areDistinct = new Set(stops.map((stop) => stop.key)).size === stops.length;
  return areDistinct && own.length >= minStops && own.length <= maxStops ? stops : null;
};

const readSchedule = (kept: unknown): Schedule =>
  isFields(kept) && kept['kind'] === 'later'
    ? {
        kind: 'later',
        ...readTexts(kept, ['date', 'time']),
        ...(toText(kept['untilTime']) && { untilTime: toText(kept['untilTime']) }),
      }
    : { kind: 'now' };

const readReceipt = (kept: unknown): OrderDraft['receipt'] =>
  isFields(kept) ? readTexts(kept, ['companyName', 'companyAddress', 'taxNumber']) : null;

const readIds = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? [...new Set(kept.filter((id) => Number.isInteger(id) && id > 0))] : [];

/**
 * A draft out of whatever was kept: a field that makes no sense falls back to that of the empty draft, so that one odd value does not cost
 * the customer the rest. Null where not even the stops can be read.
 */
export const readDraft = (kept: unknown, empty: OrderDraft): OrderDraft | null => {
  if (!isFields(kept)) return null;
  const stops = readStops(kept['stops']);
  if (!stops) return null;
  const [vehicleId = null] = readIds([kept['vehicleId']]);
  const ownCount = stops.filter((stop) => !stop.isReturn).length;
  const [point = 0] = readIds([kept['paymentPoint']]);
  return alignReturnStop({
    tab: oneOf<OrderTab>([1, 2, 3], kept['tab'], 1),
    stops,
    vehicleId,
    service: oneOf<OrderDraft['service']>([-1, 1, 2, 3], kept['service'], -1),
    extraIds: readIds(kept['extraIds']),
    schedule: readSchedule(kept['schedule']),
    paymentType: oneOf<PaymentType | null>(Object.values(paymentType), kept['paymentType'], null),
    paymentPoint: point < ownCount ? point : 0,
    ...readTexts(kept, ['promoCode', 'confirmPhone', 'remark']),
    receipt: readReceipt(kept['receipt']),
    isFixedDriver: oneOf<boolean | null>([true, false], kept['isFixedDriver'], null),
    // Nobody waits any more for a step that was wished for before.
    step: failValidation(rollbackStep(emptyStep, isFields(kept['step']) ? kept['step'] : {})),
    guid: /^[A-Za-z0-9_-]{8,64}$/.test(toText(kept['guid'])) ? toText(kept['guid']) : empty.guid,
  });
};
