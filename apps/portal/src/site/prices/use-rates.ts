import type { SessionState } from '@songwai/core/sessions/session-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../../full-day/full-day.queries.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { ratesQuery } from './rates.queries.ts';

const selectUserId = (state: SessionState) => (state.status === 'signedIn' ? state.user.userId : null);

/** The rate card in force for the visitor; the public one stays until a customer's own is there. */
export const useRates = () => {
  const portal = usePortal();
  const userId = useFlow(portal.session.store, selectUserId);
  return useQuery({ ...ratesQuery(portal, userId), placeholderData: keepPreviousData });
};

/** The packages by the hour and month that the visitor can book. */
export const useFlatRates = () => {
  const portal = usePortal();
  const userId = useFlow(portal.session.store, selectUserId);
  return useQuery({ ...catalogueQuery(portal, userId), placeholderData: keepPreviousData });
};
