import type { LegalKind } from '@songwai/core/terms/legal/legal-text';
import { type LegalRequest, loadLegalText } from '@songwai/core/terms/legal/load-legal-text';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { startupQuery } from '../shell/startup.queries.ts';
import { privacyContactsQuery } from './document/privacy-contacts.queries.ts';
import { isAcceptedByUsers, versionShown } from './legal-versions.ts';

/** One of our own texts; a file of this build, so it never becomes stale. */
export const legalTextQuery = (request: LegalRequest) =>
  queryOptions({
    queryKey: ['legal', request.kind, request.language, request.version ?? ''],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadLegalText(request),
  });

/** What the page of a text loads: the version in force, its text, and whom to write to. */
export const startLegal =
  (kind: LegalKind): StartPage =>
  ({ portal, queries, search }) => {
    const { language } = portal.language.getState();
    const showText = (inForce: string | undefined) =>
      queries.prefetchQuery(
        legalTextQuery({ kind, language, version: versionShown({ kind, asked: search.get('version'), inForce }) }),
      );
    void queries.prefetchQuery(privacyContactsQuery(portal.transport, language));
    if (!isAcceptedByUsers(kind)) return void showText(undefined);
    // Without an answer the page shows the newest text.
    queries.fetchQuery(startupQuery(portal)).then(
      ({ termsVersion }) => showText(termsVersion),
      () => showText(undefined),
    );
  };
