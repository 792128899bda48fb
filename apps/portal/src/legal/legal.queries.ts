import type { Language } from '@songwai/core/basics/language';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPartnerTerms } from '@songwai/core/partners/public-calls';
import { fetchPrivacyContacts } from '@songwai/core/privacy/privacy-calls';
import { type LegalRequest, loadLegalText } from '@songwai/core/terms/legal/load-legal-text';
import { queryOptions } from '@tanstack/react-query';

/** One of our own texts; a file of this program, so that it never grows old. */
export const legalTextQuery = (request: LegalRequest) =>
  queryOptions({
    queryKey: ['legal', request.kind, request.language, request.version ?? ''],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadLegalText(request),
  });

/** Whom to write to about data, by name in the language of the page. */
export const privacyContactsQuery = (transport: Transport, language: Language) =>
  queryOptions({ queryKey: ['privacy-contacts', language], queryFn: () => fetchPrivacyContacts(transport) });

/** A partner's terms; null where there is no such partner, or none of its own. */
export const partnerTermsQuery = (transport: Transport, partnerId: string) =>
  queryOptions({
    queryKey: ['partner-terms', partnerId],
    queryFn: async () => {
      try {
        return await fetchPartnerTerms(transport, partnerId);
      } catch (error) {
        if (error instanceof GatewayError && error.code === 404) return null;
        throw error;
      }
    },
  });
