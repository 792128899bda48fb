import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { partnerEstimate, saveDropPoint } from '@songwai/core/partners/public-contract';
import { parseOptionIds } from '@songwai/core/pricing/option-ids';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Pricing } from '../../pricing/service.ts';
import { toEstimateReply } from '../../pricing/wire.ts';
import type { PublicPages } from '../public-pages.ts';
import { dropPointTexts } from './drop-point-texts.ts';
import type { DropPoints } from './drop-points.ts';

/** The services behind the calls. */
interface GuestRoutesDeps {
  readonly pages: PublicPages;
  readonly pricing: Pricing;
  readonly dropPoints: DropPoints;
}

const motorcycleId = 1;

/** The user, if this partner signed the user on; all others are visitors of its page. */
const guestOf = (session: Session | undefined, partnerId: string): string | undefined =>
  session?.partnerId === partnerId ? session.userId : undefined;

/** Mounts the calls of a partner's guests on its pages, signed on or not. */
export function registerGuestPages(app: FastifyInstance, { pages, pricing, dropPoints }: GuestRoutesDeps): void {
  mountEndpoint(app, partnerEstimate, async ({ body, params, session }) => {
    const partner = await pages.requireOffer(params.partner, 'priceCheck');
    const asked = {
      vehicleId: body.vehicle ?? motorcycleId,
      extraIds: parseOptionIds(body.option),
      isNextDay: body.taskType === nextDayTask,
      stops: body.locationList,
      priceList: partner.price_list ?? undefined,
    };
    const order = await pricing.estimate(asked, { userId: guestOf(session, partner.id), promoCode: undefined });
    return {
      partnerName: partner.name,
      ...toEstimateReply(order),
    };
  });

  mountEndpoint(app, saveDropPoint, async ({ body, params, session, language }) => {
    const partner = await pages.requireOffer(params.partner, 'dropPoint');
    const row = await dropPoints.save(body, { partner, userId: guestOf(session, partner.id) });
    return {
      responseDesc: dropPointTexts.saved[language],
      reference: row.reference,
      savedAt: row.saved_at.toISOString(),
      keptUntil: row.expires_at.toISOString(),
    };
  });
}
