import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../http/answer-error.ts';
import { apiBase } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import type { CardProvider } from '../providers/card-provider.ts';
import { findCharge } from './charge-queries.ts';

export interface QrRoutesDeps {
  readonly db: Db;
  readonly provider: CardProvider | undefined;
}

/** Mounts the picture of a PromptPay code. It is passed on, so that a page needs no other origin for its pictures. */
export function registerQrImages(app: FastifyInstance, { db, provider }: QrRoutesDeps): void {
  app.get<{ Params: { chargeId: string } }>(
    `${apiBase}/payment/:chargeId/qr`,
    { schema: { hide: true } },
    async (request, reply) => {
      const charge = await findCharge(db, request.params.chargeId);
      if (provider === undefined || charge?.state !== 'pending' || charge.qr_image_uri === null)
        return answerNotFound(request, reply);
      const { content, mediaType } = await provider.fetchQrImage(charge.qr_image_uri);
      return reply
        .type(mediaType)
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(content);
    },
  );
}
