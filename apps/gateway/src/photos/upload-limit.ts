import { createHash } from 'node:crypto';
import { minuteMs } from '@songwai/core/basics/durations';
import { BusinessRefusal } from '../http/refusal.ts';
import { tooManyUploads } from '../jobs/booking/new-job-texts.ts';
import type { Db } from '../platform/db.ts';
import { countUploads } from '../storage/photo-queries.ts';

const windowMinutes = 60;
const mostPerUser = 200;
/** An office shares one address. */
const mostPerAddress = 100;

/** Who uploads. */
export interface Uploader {
  /** Null for a visitor, who is known by the address. */
  readonly userId: string | null;
  readonly uploadedFrom: Buffer;
}

/** What is stored of an address: enough to count by, not the address itself. */
export const addressMark = (address: string): Buffer => createHash('sha256').update(`photo:${address}`).digest();

/** Limits uploads; drafts of visitors must not fill the store. @throws {BusinessRefusal} 429 with the seconds to wait. */
export async function requireFewUploads(trx: Db, { userId, uploadedFrom }: Uploader, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowMinutes * minuteMs);
  const most = userId === null ? mostPerAddress : mostPerUser;
  if ((await countUploads(trx, { userId, uploadedFrom, since })) < most) return;
  throw new BusinessRefusal({ code: 429, text: tooManyUploads(windowMinutes), retryAfterSeconds: windowMinutes * 60 });
}
