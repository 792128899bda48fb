import type { Language } from '@songwai/core/basics/language';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPrivacyContacts } from '@songwai/core/privacy/privacy-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { startupQuery } from '../shell/startup.queries.ts';

/** Contacts for questions about data, in the page's language. */
export const privacyContactsQuery = (transport: Transport, language: Language) =>
  queryOptions({ queryKey: ['privacy-contacts', language], queryFn: () => fetchPrivacyContacts(transport) });

/** The version in force. The page itself requests the contacts, because it knows their language by then. */
export const start: StartPage = ({ portal, queries }) => void queries.prefetchQuery(startupQuery(portal));
