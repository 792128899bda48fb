import { omiseWebhook } from '@songwai/core/payments/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { captureSignedBody } from '../../http/callers/capture-signed-body.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { isSignedByOmise } from '../providers/omise/omise-signature.ts';
import type { ChargeService } from './charge-service.ts';
import { lookLimit, unknownNoticeLimit } from './look-limits.ts';

export interface WebhookRoutesDeps {
  readonly charges: Pick<ChargeService, 'notice' | 'findNoticed'>;
  readonly clock: Clock;
  readonly limits: Pick<CallLimits, 'allows'>;
  /** Base64; undefined: signatures are not checked. */
  readonly secret: string | undefined;
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Mounts the provider's webhook. Signed or not, it is not believed: the charge that it names is read from the provider, so a forged
 * one costs a look, and not many of them: the sweeper learns the same later.
 */
export function registerWebhook(app: FastifyInstance, { charges, clock, limits, secret }: WebhookRoutesDeps): void {
  void app.register(async (scope) => {
    scope.addHook('preParsing', captureSignedBody);
    mountEndpoint(scope, omiseWebhook, async ({ body, request }) => {
      const delivery = {
        body: request.signedBody,
        signature: headerOf(request, 'omise-signature'),
        timestamp: headerOf(request, 'omise-signature-timestamp'),
      };
      if (secret !== undefined && !isSignedByOmise(delivery, secret, clock.now()))
        throw new BusinessRefusal({ code: 401, text: httpTexts.forbidden });
      if (body.data.object !== 'charge') return {};
      const chargeId = await charges.findNoticed(body.data.id);
      // A signed one is the provider's own, which sends no more than there is to say.
      const limit = chargeId === undefined ? unknownNoticeLimit : lookLimit(chargeId);
      if (secret !== undefined || (await limits.allows(limit))) await charges.notice(body.data.id);
      return {};
    });
  });
}
