import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { plainBodyBytes } from '@songwai/core/gateway/body-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beforeSending } from '../before-sending.ts';

/** 32 MiB, more than a phone's largest photo in base64; a client that sends more than this after the refusal is cut off. */
const mostBytes = 33_554_432;
const longestMs = 30_000;

function drain(request: IncomingMessage, startTimer: StartTimer): void {
  // Also closes the connection while the body is still arriving.
  const cut = () => request.destroy();
  const cancelTimer = startTimer(cut, longestMs);
  let left = mostBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  finished(request, cancelTimer);
  request.resume();
}

/** Whether a body may be too long to be thrown away unseen; also where its length is not said. */
const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > plainBodyBytes;

/**
 * A browser reads an answer only after it has sent its body: a connection closed earlier is an error to it, not a 413. So the
 * answer to a body that is too large, or of somebody who may not send it, goes out at once, and the rest of the body is read and discarded, up
 * to a limit.
 */
export function drainRefusedBodies(app: FastifyInstance, startTimer: StartTimer): void {
  beforeSending(app, (request, reply) => {
    if (request.raw.readableEnded || reply.statusCode < 400) return;
    if (reply.statusCode !== 413 && !mayBeLarge(request)) return;
    reply.removeHeader('connection');
    reply.raw.shouldKeepAlive = true;
    drain(request.raw, startTimer);
  });
}
