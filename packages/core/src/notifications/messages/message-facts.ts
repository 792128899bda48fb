import type { UserNotification } from '../notification.ts';

/** What happened, with all that a message about it may say. `name` of `tierChanged` is the new tier: `gold`. */
export interface MessageFacts extends Pick<UserNotification, 'kind' | 'jobId' | 'route' | 'file' | 'name' | 'at'> {
  /** Of a payout, an invoice or credit, in satang; null where none is named. */
  readonly amountSatang: number | null;
  /** When something is due or expires; null where nothing is. */
  readonly until: Date | null;
  /** Path of the page where more is said, without language: `/job/J00000001`. */
  readonly path: string;
}
