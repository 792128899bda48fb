interface PhotosTable {
  /** Nobody guesses it; also its file name. */
  name: string;
  user_id: string | null;
  guid: string | null;
  job_id: string | null;
  key: string;
  content_hash: Buffer;
  uploaded_from: Buffer;
  created_at: Date;
  stored_at: Date | null;
}

interface StaleObjectsTable {
  key: string;
  /** From when on nothing needs it; still to come for what is on its way to the store. */
  since: Date;
}

/** Tables of the room `storage`. */
export interface StorageTables {
  photos: PhotosTable;
  stale_objects: StaleObjectsTable;
}

declare module '../database/tables.ts' {
  interface Database extends StorageTables {}
}
