import type { InstallWay } from './open-install.ts';

/** What is known of a device, stored on it. */
export interface InstallMemory {
  readonly visits: number;
  /** Start of the latest visit, and when installing was offered last; ms since the epoch, 0 for never. */
  readonly visitAt: number;
  readonly offeredAt: number;
}

export const noMemory: InstallMemory = { visits: 0, visitAt: 0, offeredAt: 0 };

/** A pause after which the portal is opened anew. */
const visitMs = 30 * 60 * 1000;
/** Whoever did not take the offer is left alone for this long. */
const restMs = 120 * 24 * 60 * 60 * 1000;

/** The memory after opening a page: a new visit, or the same one going on. */
export const withVisit = (memory: InstallMemory, now: number): InstallMemory =>
  now - memory.visitAt < visitMs ? { ...memory, visitAt: now } : { ...memory, visits: memory.visits + 1, visitAt: now };

/** Whether to offer it now: to whoever has booked or comes again, never at a first look, and seldom. */
export const mayOffer = ({ visits, offeredAt }: InstallMemory, { way, hasBooked, now }: OfferMoment): boolean =>
  (way === 'ask' || way === 'byHand') && (hasBooked || visits > 1) && (offeredAt === 0 || now - offeredAt > restMs);

interface OfferMoment {
  readonly way: InstallWay;
  /** On this visit. */
  readonly hasBooked: boolean;
  /** Ms since the epoch. */
  readonly now: number;
}

/** Reads a memory; what cannot be read is none. */
export const readMemory = (text: string | null): InstallMemory => {
  const [visits = 0, visitAt = 0, offeredAt = 0] = (text ?? '').split(' ').map(Number);
  return [visits, visitAt, offeredAt].every(Number.isFinite) ? { visits, visitAt, offeredAt } : noMemory;
};

export const writeMemory = ({ visits, visitAt, offeredAt }: InstallMemory): string => `${visits} ${visitAt} ${offeredAt}`;
