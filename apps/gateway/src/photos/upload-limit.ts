import { createHash } from 'node:crypto';
import { minuteMs } from '@songwai/core/basics/durations';
import { BusinessRefusal } from '../http/refusal.ts';
import { tooManyUploads } from '../jobs/booking/new-job-texts.ts';
import type { Db } from '../platform/db.ts';
import { countUploads } from '../storage/photo-queries.ts';

const windowMinutes = 60;
const mostPerUser = 200;
/** Higher for an address, because an office may share one. */
const mostPerAddress = 100;

/** The uploader. */
export interface Uploader {
  /** Null for a visitor, who is identified by the address. */
  readonly userId: string | null;
  readonly uploadedFrom: Buffer;
}

/** The hash of an address, for counting without storing the address itself. */
export const addressMark = (address: string): Buffer => createHash('sha256').update(`photo:${address}`).digest();

/** Limits uploads, so that visitors' drafts cannot fill the store. @throws {BusinessRefusal} 429 with the seconds to wait. */
export async function requireFewUploads(trx: Db, { userId, uploadedFrom }: Uploader, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowMinutes * minuteMs);
  const most = userId === null ? mostPerAddress : mostPerUser;
  if ((await countUploads(trx, { userId, uploadedFrom, since })) < most) return;
  throw new BusinessRefusal({ code: 429, text: tooManyUploads(windowMinutes), retryAfterSeconds: windowMinutes * 60 });
}
