import { momentToWire } from '@songwai/core/pricing/moment-wire';
import { type adminChange, listAdminChanges } from '@songwai/core/startup/change-log-contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/tables.ts';
import { listAdminChanges as readOfficeChanges } from '../events/admin-change-queries.ts';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { nextOf } from '../platform/paging/page.ts';

const toWireChange = (row: Awaited<ReturnType<typeof readOfficeChanges>>['rows'][number]): Static<typeof adminChange> => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  was: row.was,
  became: row.became,
  changedBy: row.changed_by,
  changedAt: momentToWire(row.changed_at),
});

/** Mounts the list of administrators' changes in all rooms. */
export function registerChangeLog(app: FastifyInstance, db: Kysely<Database>): void {
  mountEndpoint(app, listAdminChanges, async ({ body }) => {
    const page = await readOfficeChanges(db, { kind: body.kind, cursor: body.cursor });
    return { changes: page.rows.map(toWireChange), ...nextOf(page) };
  });
}
