import { hourMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../../platform/limits/call-limits.ts';
import { tooManyDocuments } from './texts.ts';

/**
 * Uploads of a company's documents. At most five are there at once, but each may be taken back and added again, and every upload
 * stays in the store until the clean-up worker has come round.
 */
export const documentLimit = (companyId: string): CallLimit => ({
  key: `company documents:${companyId}`,
  most: 30,
  windowMs: hourMs,
  text: tooManyDocuments,
});
