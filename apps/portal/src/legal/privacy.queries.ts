import type { Language } from '@songwai/core/basics/language';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPrivacyContacts } from '@songwai/core/privacy/privacy-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { startupQuery } from '../shell/startup.queries.ts';

/** Whom to write to about data, by name in the language of the page. */
export const privacyContactsQuery = (transport: Transport, language: Language) =>
  queryOptions({ queryKey: ['privacy-contacts', language], queryFn: () => fetchPrivacyContacts(transport) });

/** Which version is in force. The contacts are asked for with the page, which is in their language by then. */
export const start: StartPage = ({ portal, queries }) => void queries.prefetchQuery(startupQuery(portal));
