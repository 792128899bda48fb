import { noteForDriver, pinEntrance } from '@songwai/core/tracking/receiver-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../http/call-place.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { ReceiverService } from './receiver-service.ts';

/** Mounts what receivers tell the driver. */
export function registerReceivers(app: FastifyInstance, { receivers }: { readonly receivers: ReceiverService }): void {
  mountEndpoint(app, noteForDriver, async ({ body: { note, guid }, params: { trackingId: link }, request }) => ({
    jobDetail: await receivers.note({ link, guid, note, address: placeOf(request).address }),
  }));
  mountEndpoint(app, pinEntrance, async ({ body: { lat, lng, guid }, params: { trackingId: link }, request }) => ({
    jobDetail: await receivers.pin({ link, guid, at: { lat, lng }, address: placeOf(request).address }),
  }));
}
