import { isChargeId } from '@songwai/core/payments/charge-id';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../http/answer-error.ts';
import { apiBase } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import type { CardProvider } from '../providers/card-provider.ts';
import { findCharge } from './charge-queries.ts';
import { lookLimit } from './look-limits.ts';

export interface QrRoutesDeps {
  readonly db: Db;
  readonly provider: CardProvider | undefined;
  readonly limits: Pick<CallLimits, 'allows'>;
}

/** Mounts the picture of a PromptPay code. It is passed on, so that a page needs no other origin for its pictures. */
export function registerQrImages(app: FastifyInstance, { db, provider, limits }: QrRoutesDeps): void {
  app.get<{ Params: { chargeId: string } }>(
    `${apiBase}/payment/:chargeId/qr`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { chargeId } = request.params;
      const charge = isChargeId(chargeId) ? await findCharge(db, chargeId) : undefined;
      if (provider === undefined || charge?.state !== 'pending' || charge.qr_image_uri === null)
        return answerNotFound(request, reply);
      if (!(await limits.allows(lookLimit(`picture ${chargeId}`))))
        throw new BusinessRefusal({ code: 429, text: httpTexts.tooMany, retryAfterSeconds: 60 });
      const { content, mediaType } = await provider.fetchQrImage(charge.qr_image_uri);
      return (
        reply
          .type(mediaType)
          .header('cache-control', 'no-store')
          // The widget shows it on pages of partners.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .send(content)
      );
    },
  );
}
