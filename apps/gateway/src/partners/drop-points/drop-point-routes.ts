import { listDropPoints, releaseDropPoint, type storedDropPoint } from '@songwai/core/partners/drop-points/drop-point-contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { toWireAddress } from '../../places/wire-address.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { readPage } from '../page.ts';
import type { DropPointRow } from './drop-point-queries.ts';
import type { DropPoints } from './drop-points.ts';

const toWire = (row: DropPointRow): Static<typeof storedDropPoint> => ({
  reference: row.reference,
  ...toWireAddress(row),
  remark: row.remark,
  ...(row.delivery_date === null ? {} : { deliveryDate: row.delivery_date.split('-').reverse().join('/') }),
  savedAt: row.saved_at.toISOString(),
  keptUntil: row.expires_at.toISOString(),
});

/** Mounts the calls of a partner's server about its guests' delivery points. */
export function registerDropPoints(app: FastifyInstance, dropPoints: DropPoints): void {
  mountEndpoint(app, listDropPoints, async ({ body, session: { partnerId } }) => {
    if (body.reference !== undefined) {
      const row = await dropPoints.find(partnerId, body.reference);
      return { dropPoints: row === undefined ? [] : [toWire(row)] };
    }
    const page = await dropPoints.list({ partnerId, ...readPage(body) });
    return { dropPoints: page.rows.map(toWire), ...nextOf(page) };
  });

  mountEndpoint(app, releaseDropPoint, async ({ body, session }) => {
    await dropPoints.release(session.partnerId, body.reference);
  });
}
