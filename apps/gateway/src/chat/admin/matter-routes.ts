import { listDeskMatters } from '@songwai/core/chat/support/help-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { DeskMatter } from '../../platform/desk-matter.ts';

/** Mounts what waits for administrators outside support rooms. */
export function registerMatters(
  app: FastifyInstance,
  { db, clock, deskMatters }: { readonly db: Db; readonly clock: Clock; readonly deskMatters: readonly DeskMatter[] },
): void {
  mountEndpoint(app, listDeskMatters, async () => {
    const read = await Promise.all(
      deskMatters.map(async (matter) => ({ kind: matter.kind, ...(await matter.read(db, clock.now())) })),
    );
    return {
      matters: read.flatMap(({ kind, count, since }) =>
        since === null ? [] : [{ kind, count, sinceDateTime: since.toISOString() }],
      ),
    };
  });
}
