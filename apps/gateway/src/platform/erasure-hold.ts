import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { Db } from './db.ts';

/** Reads what prevents the erasure of an account at this moment, as far as one room knows. */
export type ReadHolds = (db: Db, asked: { readonly userId: string; readonly now: Date }) => Promise<readonly ErasureHold[]>;
