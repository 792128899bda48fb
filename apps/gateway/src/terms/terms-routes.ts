import { acceptTerms } from '@songwai/core/terms/terms-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { type Terms, wireTerms } from './terms.ts';
import { termsTexts } from './terms-texts.ts';

/** Mounts the acceptance of terms. */
export function registerTerms(app: FastifyInstance, { terms }: { readonly terms: Terms }): void {
  mountEndpoint(app, acceptTerms, async ({ body, session, language }) => {
    const { termsVersion, partnerTermsVersion, question2, channel } = body;
    const wantsPromotions = question2 === undefined ? undefined : question2 === 1;
    const status = await terms.accept({ termsVersion, partnerTermsVersion, wantsPromotions, channel }, session);
    return { responseDesc: termsTexts.accepted[language], terms: wireTerms(status) };
  });
}
