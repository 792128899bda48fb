import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { BusinessRefusal } from '../http/refusal.ts';
import { mediaTypeOfKey, requireKeyOfType } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';
import { storageTexts } from './texts.ts';

/** The address of the bucket and our credentials. */
export interface S3Place {
  /** Absent: Amazon's for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `http://host/bucket/key` instead of `http://bucket.host/key`. */
  readonly isPathStyle: boolean;
}

export interface S3StoreOptions {
  readonly place: S3Place;
  readonly log: { warn(fields: object, message: string): void };
  /** Timeout of one attempt. */
  readonly timeoutMs?: number;
}

/** All three calls are safe to repeat, because a key always has the same content. */
const attempts = 2;

/** Stores objects in a bucket of S3 or of a server with its protocol. Closing it releases its connections. */
export function createS3Store({ place, log, timeoutMs = 5_000 }: S3StoreOptions): ObjectStore & { close(): void } {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, isPathStyle } = place;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    maxAttempts: attempts,
    // Other servers do not support Amazon's checksums; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });

  /** A limit over all attempts and the whole body, also for a server that sends very slowly. */
  const limit = () => ({ abortSignal: AbortSignal.timeout(timeoutMs * (attempts + 1)) });

  const asked = async <T>(what: string, ask: Promise<T>): Promise<T> => {
    try {
      return await ask;
    } catch (error) {
      if (error instanceof NoSuchKey) throw error;
      log.warn({ err: error }, `the object store did not ${what}`);
      throw new BusinessRefusal({ code: 503, text: storageTexts.unavailable });
    }
  };

  return {
    put: async (Key, content, mediaType) => {
      requireKeyOfType(Key, mediaType);
      const command = new PutObjectCommand({ Bucket, Key, Body: content, ContentType: mediaType });
      await asked('take an object', client.send(command, limit()));
    },
    get: async (Key) => {
      const mediaType = mediaTypeOfKey(Key);
      try {
        const { Body } = await asked('give an object', client.send(new GetObjectCommand({ Bucket, Key }), limit()));
        if (!(Body instanceof Readable)) throw new Error('The object store answered without a body.');
        return { content: Body, mediaType };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (Key) => {
      mediaTypeOfKey(Key);
      await asked('remove an object', client.send(new DeleteObjectCommand({ Bucket, Key }), limit()));
    },
    close: () => client.destroy(),
  };
}
