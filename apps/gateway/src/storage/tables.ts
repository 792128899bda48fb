interface PhotosTable {
  /** Cannot be guessed; also the file name. */
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
  /** When it becomes stale; in the future while the upload is under way. */
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
