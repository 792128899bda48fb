import type { ReadHolds } from '../platform/erasure-hold.ts';
import { hasMembers } from './members/member-queries.ts';

/** A company with other members cannot be erased, because they still act for it. */
export const readCompanyHolds: ReadHolds = async (db, { userId }) => ((await hasMembers(db, userId)) ? ['companyMembers'] : []);
