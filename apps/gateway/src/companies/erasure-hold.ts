import type { ReadHolds } from '../platform/erasure-hold.ts';
import { hasMembers } from './members/member-queries.ts';

/** A company that others act for is not erased from under them. */
export const readCompanyHolds: ReadHolds = async (db, { userId }) => ((await hasMembers(db, userId)) ? ['companyMembers'] : []);
