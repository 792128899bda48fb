import type { Language } from '@songwai/core/basics/language';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPrivacyContacts } from '@songwai/core/privacy/privacy-calls';
import { queryOptions } from '@tanstack/react-query';

/** Contacts for questions about data, in the page's language. */
export const privacyContactsQuery = (transport: Transport, language: Language) =>
  queryOptions({ queryKey: ['privacy-contacts', language], queryFn: () => fetchPrivacyContacts(transport) });
