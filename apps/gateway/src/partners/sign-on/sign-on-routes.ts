import { signon } from '@songwai/core/partners/contract';
import type { userFields } from '@songwai/core/sessions/contract';
import type { FastifyInstance } from 'fastify';
import type { Static, TObject } from 'typebox';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
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
    const { partner, awaitedJobId, ...opened } = await partners.signOn({
      partnerId: body.partnerId,
      token: body.token,
      origin: request.headers.origin,
    });
    const user = await describeUser(opened);
    const paymentTypes = shownPayments(partner, user.songwaiWallet);
    return {
      responseDesc: signOnTexts.done[language],
      partnerName: partner.name,
      ...(paymentTypes === undefined ? {} : { paymentTypes }),
      ...(awaitedJobId === undefined ? {} : { awaitedJobId }),
      ...user,
    };
  });
}
