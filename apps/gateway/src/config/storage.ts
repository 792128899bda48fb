import path from 'node:path';
import type { EnvironmentReader } from '../environment-reader.ts';
import type { S3Place } from '../storage/s3-store.ts';

/** Where photos and documents are stored. */
export type StorageConfig =
  | { readonly kind: 'folder'; readonly directory: string }
  | { readonly kind: 's3'; readonly place: S3Place };

const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_FORCE_PATH_STYLE'] as const;

/** The region for servers other than Amazon's, which have none. */
const anyRegion = 'us-east-1';

/** Reads where objects are stored: in the bucket `S3_BUCKET` if configured, else in `DATA_DIR`. */
export function readStorageConfig(reader: EnvironmentReader, dataDir: string): StorageConfig {
  const bucket = reader.text('S3_BUCKET');
  if (bucket === undefined) {
    for (const name of names)
      if (reader.text(name) !== undefined)
        reader.complain(name, 'is set without S3_BUCKET; set S3_BUCKET too, or leave it out to keep objects in DATA_DIR.');
    return { kind: 'folder', directory: path.join(dataDir, 'objects') };
  }
  const endpoint = reader.url('S3_ENDPOINT', ['http:', 'https:']);
  const hasEndpoint = reader.text('S3_ENDPOINT') !== undefined;
  const needed = (name: string, what: string): string => {
    const text = reader.text(name);
    if (text === undefined) reader.complain(name, `is missing; ${what}`);
    return text ?? '';
  };
  return {
    kind: 's3',
    place: {
      endpoint,
      bucket,
      region: reader.text('S3_REGION') ?? (hasEndpoint ? anyRegion : needed('S3_REGION', 'set it to the region of the bucket.')),
      accessKeyId: needed('S3_ACCESS_KEY_ID', 'set it to the key that may read and write S3_BUCKET.'),
      secretAccessKey: needed('S3_SECRET_ACCESS_KEY', 'set it to the secret of S3_ACCESS_KEY_ID.'),
      isPathStyle: reader.choice('S3_FORCE_PATH_STYLE', ['true', 'false'], hasEndpoint ? 'true' : 'false') === 'true',
    },
  };
}
