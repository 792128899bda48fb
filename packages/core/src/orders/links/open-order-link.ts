import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { findPlaceAt, searchPlaces } from '../../places/calls.ts';
import type { Place } from '../../places/place.ts';
import type { RepeatableJob } from '../draft/repeatable-job.ts';
import type { LinkedStop, OrderLink } from './order-link.ts';

/** The places of a link, as the gateway knows them; null for one that it cannot be sure of, or does not serve. */
export interface LinkedPlaces {
  readonly from: Place | null;
  readonly to: readonly (Place | null)[];
}

const sameText = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The place of a name only where there is one of exactly that name, or no other: a link is not a guess. */
const findNamed = async (transport: Transport, text: string): Promise<Place | null> => {
  const found = await searchPlaces(transport, { query: text, near: null });
  const exact = found.filter(({ name }) => sameText(name, text));
  const [only] = exact.length > 0 ? exact : found;
  return only && (exact.length === 1 || found.length === 1) ? only : null;
};

const findStop = async (transport: Transport, stop: LinkedStop): Promise<Place | null> => {
  if ('text' in stop) return findNamed(transport, stop.text);
  try {
    return await findPlaceAt(transport, stop.point);
  } catch (error) {
    // Outside the service area.
    if (error instanceof GatewayError && error.code === 404) return null;
    throw error;
  }
};

/** Looks up the places of a link. @throws GatewayError where the gateway cannot be asked */
export const findLinkedPlaces = async (transport: Transport, { from, to }: OrderLink): Promise<LinkedPlaces> => {
  const [first, ...others] = await Promise.all([from, ...to].map((stop) => stop && findStop(transport, stop)));
  return { from: first ?? null, to: others.map((place) => place ?? null) };
};

/** An order like the link; null where not every stop has a place, so that they are filled in one by one. */
export const linkedJob = (link: OrderLink, { from, to }: LinkedPlaces): RepeatableJob | null => {
  const places = [from, ...to].filter((place) => place !== null);
  if (places.length !== to.length + 1 || to.length === 0) return null;
  return {
    taskType: link.taskType,
    deliveryType: link.service,
    extraIds: link.extraIds,
    remark: '',
    remarkImages: [],
    confirmPhone: '',
    vehicle: link.vehicle ?? 0,
    isFullDay: false,
    stops: places.map((place) => ({ ...place, contactName: '', contactPhone: '', remark: '', isReturn: false })),
  };
};
