import type { DeskMatter as DeskMatterOnDesk } from '@songwai/core/chat/support/calls';
import type { Db } from './db.ts';

/** Something of a room that waits for administrators, which the support desk announces by its number. */
export interface DeskMatter {
  readonly kind: DeskMatterOnDesk['kind'];
  /** How many wait, and since when the oldest does; null where none waits. */
  readonly read: (db: Db, now: Date) => Promise<WaitingMatters>;
}

export interface WaitingMatters {
  readonly count: number;
  readonly since: Date | null;
}
