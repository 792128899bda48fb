import { getTrackingPicture } from '@songwai/core/tracking/picture-contract';
import type { FastifyInstance } from 'fastify';
import { mountFile } from '../../http/mount-endpoint.ts';
import type { LinkPreviews } from './link-previews.ts';

/** Mounts the picture that chats fetch for a tracking link. */
export function registerPictures(app: FastifyInstance, { previews }: { readonly previews: LinkPreviews }): void {
  mountFile(app, getTrackingPicture, async ({ params, language }) => ({
    content: await previews.picture(params.trackingId, language),
  }));
}
