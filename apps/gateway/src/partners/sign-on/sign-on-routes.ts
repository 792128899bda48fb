import { signon } from '@songwai/core/partners/contract';
import type { userFields } from '@songwai/core/sessions/contract';
import type { FastifyInstance } from 'fastify';
import type { Static, TObject } from 'typebox';
import { placeOf } from '../../http/call-place.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { OpenedSession } from '../../identity/open-session.ts';
import { shownPayments } from '../paying/guest-payments.ts';
import { signOnTexts } from './refuse-sign-on.ts';
import type { PartnerService } from './sign-on-service.ts';

/** The services behind the call. */
export interface PartnersDeps {
  readonly partners: PartnerService;
  /** Adds the data of other rooms about the user; injected by `startup`. */
  readonly describeUser: (opened: OpenedSession) => Promise<Static<TObject<typeof userFields>>>;
}

/** Mounts partner sign-on. */
export function registerPartners(app: FastifyInstance, { partners, describeUser }: PartnersDeps): void {
  mountEndpoint(app, signon, async ({ body, language, request }) => {
    const { partnerId, token, deviceId } = body;
    const { origin } = request.headers;
    if (token === undefined && deviceId === undefined)
      throw new BusinessRefusal({ code: 400, field: 'token', text: signOnTexts.nothingGiven });
    const { partner, awaitedJobId, ...opened } =
      token === undefined
        ? await partners.signDeviceOn({ partnerId, deviceId: deviceId ?? '', origin, address: placeOf(request).address })
        : await partners.signOn({ partnerId, token, origin });
    const user = await describeUser(opened);
    const paymentTypes = shownPayments(partner, user.songwaiWallet);
    return {
      responseDesc: signOnTexts.done[language],
      partnerName: partner.name,
      features: partner.features,
      ...(paymentTypes === undefined ? {} : { paymentTypes }),
      ...(awaitedJobId === undefined ? {} : { awaitedJobId }),
      ...user,
    };
  });
}
