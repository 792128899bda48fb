import type { LatLng } from '../../basics/geo.ts';
import { maxStops } from '../../basics/stop-limits.ts';
import { expressTask, nextDayTask } from '../../basics/wire-numbers.ts';
import type { VehicleKind } from '../../pricing/catalog.ts';
import { parseOptionIds } from '../../pricing/option-ids.ts';
import { vehicleKinds } from '../../pricing/vehicles/vehicle-kind.ts';
import type { DeliveryType, OrderDraft } from '../draft/draft.ts';
import { countedStops, isPlaced } from '../draft/draft-stops.ts';
import { writeLinkPoints } from './link-points.ts';

/** A stop of a link: a point, or a name to search for. */
export type LinkedStop = { readonly point: LatLng } | { readonly text: string };

/** An order that a link opens, without anything about people: `/neworder?from=…&to=…&vehicle=…`. */
export interface OrderLink {
  /** Null: the link leaves it open. */
  readonly from: LinkedStop | null;
  readonly to: readonly LinkedStop[];
  readonly vehicle: VehicleKind | number | null;
  readonly service: DeliveryType;
  readonly extraIds: readonly number[];
  readonly taskType: typeof expressTask | typeof nextDayTask;
  /** Names of parameters that say nothing known, to be told. */
  readonly wrong: readonly string[];
}

const textMaxLength = 200;

const readStop = (text: string): LinkedStop | null => {
  const trimmed = text.trim().slice(0, textMaxLength);
  const point = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(trimmed);
  if (point) {
    const [lat, lng] = [Number(point[1]), Number(point[2])];
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { point: { lat, lng } } : null;
  }
  return trimmed === '' ? null : { text: trimmed };
};

const readVehicle = (text: string | null): OrderLink['vehicle'] => {
  if (text === null) return null;
  return vehicleKinds.find((kind) => kind === text) ?? (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);
};

const services = new Map<string, DeliveryType>([
  ['1', 1],
  ['2', 2],
  ['3', 3],
]);

/** Reads a link's query. Null where it names no stop. Nothing in it is believed: the gateway looks up each point. */
export const readOrderLink = (query: URLSearchParams): OrderLink | null => {
  const [fromText, toTexts] = [query.get('from'), query.getAll('to').slice(0, maxStops - 1)];
  if (fromText === null && toTexts.length === 0) return null;
  const from = fromText === null ? null : readStop(fromText);
  const to = toTexts.map(readStop);
  const vehicle = readVehicle(query.get('vehicle'));
  const service = services.get(query.get('service') ?? '') ?? -1;
  const isNextDay = query.get('tab') === String(nextDayTask);
  const isUnknown = {
    from: fromText !== null && from === null,
    to: to.includes(null),
    vehicle: query.has('vehicle') && vehicle === null,
    service: query.has('service') && service === -1,
    tab: query.has('tab') && !isNextDay && query.get('tab') !== String(expressTask),
  };
  return {
    from,
    to: to.filter((stop) => stop !== null),
    vehicle,
    service,
    extraIds: parseOptionIds(query.get('extras') ?? ''),
    taskType: isNextDay ? nextDayTask : expressTask,
    wrong: Object.entries(isUnknown).flatMap(([name, isWrong]) => (isWrong ? [name] : [])),
  };
};

/** Writes a draft's places and choices as a link's query; people, notes and codes stay with the customer. Null without two places. */
export const writeOrderLink = (draft: OrderDraft): URLSearchParams | null => {
  const placed = countedStops(draft).filter(isPlaced);
  const query = writeLinkPoints(placed.map(({ place }) => place));
  if (query === null) return null;
  if (draft.vehicleId !== null) query.set('vehicle', String(draft.vehicleId));
  if (draft.service !== -1) query.set('service', String(draft.service));
  if (draft.extraIds.length > 0) query.set('extras', draft.extraIds.join(','));
  if (draft.tab === nextDayTask) query.set('tab', String(nextDayTask));
  return query;
};
