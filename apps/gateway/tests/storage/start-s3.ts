import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Place } from '../../src/storage/s3-store.ts';

/** Starts a real S3 server on a temporary folder, and returns its address and how to stop it. */
export async function startS3() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'songwai-s3-'));
  const bucket = 'songwai-photos';
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const place: S3Place = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    isPathStyle: true,
  };
  return {
    place,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
