import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { Session } from '../http/callers/session.ts';

/** The jobs that a caller may see. */
export interface JobScope {
  readonly userId: string;
  /** The company whose jobs are all visible; null for individuals, partners' users, and members without the right to view. */
  readonly companyId: string | null;
  /** The company that the caller acts for, with or without the right to view. */
  readonly ownCompanyId: string | null;
}

/**
 * Own jobs, except those booked for a company that the caller has left (decision 12); the company's for its owner and for members
 * with the right to view them (spec §1, §6).
 */
export function scopeOf({ userId, company }: Session): JobScope {
  const ownCompanyId = company?.companyId ?? null;
  return { userId, ownCompanyId, companyId: company?.rights.has('view') === true ? ownCompanyId : null };
}

/** A job id as people copy it from a screen: `j0000-0001`. */
export const readJobId = (text: string): string => cleanText(text).replaceAll('-', '').toUpperCase();
