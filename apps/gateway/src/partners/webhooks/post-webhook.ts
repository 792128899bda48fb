import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookTarget } from './webhook-url.ts';

/** The receiver's answer. */
export interface WebhookAnswer {
  readonly status: number;
  /** The first 500 characters. */
  readonly text: string;
}

/** A request to send. */
export interface WebhookPost {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts the request, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

const longestAnswer = 500;
/** At most four bytes per character. */
const mostAnswerBytes = longestAnswer * 4;

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= mostAnswerBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, longestAnswer).toWellFormed();
}

/**
 * Builds the function that posts to a webhook and reads the beginning of the answer. It does not follow redirects, which count as
 * answers.
 */
export const createWebhookPoster =
  (lookup: LookupFunction) =>
  ({ url, isLocal }: WebhookTarget, { body, headers, signal }: WebhookPost): Promise<WebhookAnswer> =>
    new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const length = String(Buffer.byteLength(body));
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': length },
        signal,
        agent: false,
        ...(isLocal ? {} : { lookup }),
      });
      request.on('error', (error) => reject(signal.aborted && signal.reason instanceof Error ? signal.reason : error));
      request.on('response', (response) => {
        readStart(response).then(
          (text) => {
            request.destroy();
            resolve({ status: response.statusCode ?? 0, text });
          },
          (error: unknown) => reject(signal.aborted && signal.reason instanceof Error ? signal.reason : error),
        );
      });
      request.end(body);
    });

/** @see createWebhookPoster */
export type PostWebhook = ReturnType<typeof createWebhookPoster>;
