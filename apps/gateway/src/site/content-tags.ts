import { hash } from 'node:crypto';
import { readFileSync, type Stats } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface Tagged {
  readonly changedMs: number;
  readonly tag: string;
}

/** Tags files by their content: the same on every machine, whenever its copy was made. */
export interface ContentTags {
  /** Sets the tag of a file that is about to be sent. */
  set(reply: Pick<FastifyReply, 'header'>, file: string, stats: Pick<Stats, 'mtimeMs'>): void;
}

/** Answers 304 within this scope to who has the file already. Each file is read once to be tagged, and again after it has changed. */
export function tagByContent(scope: FastifyInstance): ContentTags {
  const known = new Map<string, Tagged>();
  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    const tag = reply.getHeader('etag');
    const asked = request.headers['if-none-match'];
    if (reply.statusCode !== 200 || typeof tag !== 'string' || asked === undefined) return payload;
    // A proxy that compressed the file has made the tag weak.
    if (!asked.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return payload;
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length');
    return null;
  });
  return {
    set: (reply, file, { mtimeMs: changedMs }) => {
      let found = known.get(file);
      if (found?.changedMs !== changedMs) {
        found = { changedMs, tag: `"${hash('sha256', readFileSync(file), 'base64url').slice(0, 22)}"` };
        known.set(file, found);
      }
      reply.header('etag', found.tag);
    },
  };
}
