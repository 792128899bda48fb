import type { Db } from '../platform/db.ts';

/** Lets the search for a driver go on until then. */
export async function extendSearch(db: Db, jobId: string, until: Date): Promise<void> {
  await db.updateTable('jobs').set({ search_until: until }).where('id', '=', jobId).execute();
}
