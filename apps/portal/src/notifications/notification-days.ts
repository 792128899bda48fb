import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { UserNotification } from '@songwai/core/notifications/notification';

/** The events of one job on one day, or the single things of a day. */
export interface DayPart {
  /** Null for single things. */
  readonly jobId: string | null;
  readonly notifications: readonly UserNotification[];
}

export interface NotificationsOfDay {
  /** DD/MM/YYYY in Bangkok. */
  readonly day: string;
  /** In the order of their newest one. */
  readonly parts: readonly DayPart[];
}

const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** What happened day by day, newest first. A job of which several things happened on a day has a part of its own; one event is a single thing. */
export const notificationDays = (notifications: readonly UserNotification[]): readonly NotificationsOfDay[] =>
  [...groupBy(notifications, ({ at }) => bangkokDate(at))].map(([day, ofDay]) => {
    const ofJobs = groupBy(ofDay, ({ jobId }) => jobId);
    const matterOf = ({ jobId }: UserNotification) => ((ofJobs.get(jobId)?.length ?? 0) > 1 ? jobId : null);
    const parts = [...groupBy(ofDay, matterOf)].map(([jobId, ofPart]) => ({ jobId, notifications: ofPart }));
    return { day, parts };
  });
