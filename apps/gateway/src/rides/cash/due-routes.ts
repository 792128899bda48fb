import { listOpenCharges, settleCharge } from '@songwai/core/rides/cash-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { nextOf } from '../../platform/paging/page.ts';
import type { OpenDues } from './due-service.ts';

/** Mounts the administrators' list of uncollected money. */
export function registerOpenDues(app: FastifyInstance, { dues }: { readonly dues: OpenDues }): void {
  mountEndpoint(app, listOpenCharges, async ({ body }) => {
    const page = await dues.list(body);
    return { charges: [...page.rows], ...nextOf(page) };
  });

  mountEndpoint(app, settleCharge, async ({ body: { remark, isReceived = false }, params: { dueId }, session }) => {
    await dues.settle({ dueId, remark, isReceived, adminId: session.userId });
  });
}
