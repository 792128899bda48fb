import { getSlipPhoto, removeOrderPhoto, removeSlip, uploadOrderPhoto, uploadSlip } from '@songwai/core/photos/photo-contract';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../http/call-place.ts';
import { mountEndpoint, mountFile } from '../http/mount-endpoint.ts';
import { photoTexts } from '../jobs/booking/new-job-texts.ts';
import type { PhotoService } from './service.ts';

/** Mounts the calls for photos of orders and jobs. */
export function registerPhotos(app: FastifyInstance, { photos }: { readonly photos: PhotoService }): void {
  mountEndpoint(app, uploadOrderPhoto, async ({ body, session, language, request }) => {
    const fileName = await photos.addToDraft(body, { session, address: placeOf(request).address });
    return { responseDesc: photoTexts.uploaded[language], fileName };
  });

  mountEndpoint(app, removeOrderPhoto, async ({ body, session, language, request }) => {
    await photos.removeFromDraft(body, { session, address: placeOf(request).address });
    return { responseDesc: photoTexts.removed[language] };
  });

  mountEndpoint(app, uploadSlip, async ({ body, session, language, request }) => {
    const fileName = await photos.addToJob(body, { session, address: placeOf(request).address });
    return { responseDesc: photoTexts.uploaded[language], fileName };
  });

  mountEndpoint(app, removeSlip, async ({ body, session, language }) => {
    await photos.removeFromJob(body, session);
    return { responseDesc: photoTexts.removed[language] };
  });

  mountFile(app, getSlipPhoto, async ({ params }) => {
    const { content, mediaType } = await photos.read(params.fileName);
    return { content, type: mediaType };
  });
}
