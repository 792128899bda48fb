import type { QueryKey } from '@tanstack/react-query';

interface StoredKind {
  /** How the keys of its queries begin. */
  readonly begins: readonly string[];
  /** How many of them stay, the latest. */
  readonly most: number;
}

/**
 * The answers that an app without a network still has: bookings and their last known stage, saved places, messages, and the vehicles with
 * which an order is filled in. No balance: money is never shown as it was once.
 */
const storedKinds: readonly StoredKind[] = [
  { begins: ['startup'], most: 1 },
  { begins: ['jobs', 'list'], most: 6 },
  { begins: ['jobs', 'counts'], most: 4 },
  { begins: ['jobs', 'running'], most: 2 },
  { begins: ['jobs', 'spend'], most: 1 },
  { begins: ['jobs', 'detail'], most: 12 },
  { begins: ['jobs', 'driver'], most: 12 },
  { begins: ['saved-places'], most: 1 },
  { begins: ['notifications', 'list'], most: 1 },
  { begins: ['notifications', 'unreadCount'], most: 1 },
];

const kindOf = (key: QueryKey): StoredKind | undefined =>
  storedKinds.find(({ begins }) => begins.every((part, at) => key[at] === part));

export const isStoredKind = (key: QueryKey): boolean => kindOf(key) !== undefined;

/** The latest answers of each kind. */
export const latestOfEachKind = <
  Answer extends { readonly queryKey: QueryKey; readonly state: { readonly dataUpdatedAt: number } },
>(
  answers: readonly Answer[],
): readonly Answer[] => {
  const counts = new Map<StoredKind, number>();
  return [...answers]
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter(({ queryKey }) => {
      const kind = kindOf(queryKey);
      if (!kind) return false;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= kind.most;
    });
};
