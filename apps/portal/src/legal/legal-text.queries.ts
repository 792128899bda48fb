import { type LegalRequest, loadLegalText } from '@songwai/core/terms/legal/load-legal-text';
import { queryOptions } from '@tanstack/react-query';

/** One of our own texts; a file of this build, so it never becomes stale. */
export const legalTextQuery = (request: LegalRequest) =>
  queryOptions({
    queryKey: ['legal', request.kind, request.language, request.version ?? ''],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadLegalText(request),
  });
