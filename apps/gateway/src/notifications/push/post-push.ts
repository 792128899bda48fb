import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';
import type { PushEndpoint } from './push-endpoint.ts';

/** Posts an encrypted message; resolves with the service's status, and follows no redirect. */
export type PostPush = (endpoint: PushEndpoint, details: RequestDetails) => Promise<number>;

const timeoutMs = 10_000;

/** @param lookup for endpoints that are not on this machine: allows public addresses only */
export const createPushPoster =
  (lookup: LookupFunction): PostPush =>
  ({ url, isLocal }, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(url, {
        method,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        ...(isLocal ? {} : { lookup }),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });
