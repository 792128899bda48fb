import { accentOf } from '@songwai/core/partners/partner';
import { partnerProfile, partnerTerms, partnerTheme } from '@songwai/core/partners/public-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { toProfile } from './partner-answer.ts';
import type { PublicPages } from './public-pages.ts';

/** Mounts the calls about partners that any page may make. */
export function registerPublicPages(app: FastifyInstance, pages: PublicPages): void {
  mountEndpoint(app, partnerProfile, async ({ params, request }) => {
    const partner = await pages.readProfile(params.partner, request.headers.origin);
    return toProfile(partner);
  });

  mountEndpoint(app, partnerTheme, async ({ params }) => ({ accent: accentOf(await pages.readTheme(params.partner)) }));

  mountEndpoint(app, partnerTerms, async ({ params }) => {
    const { partner, terms } = await pages.readTerms(params.partner);
    return {
      partnerName: partner.name,
      termsVersion: terms.version,
      termsTh: terms.terms_th,
      termsEn: terms.terms_en,
      publishedAt: terms.published_at.toISOString(),
    };
  });
}
