import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';

/** When and at which number support answers, as the start-up data says it. */
export function useSupportHours(): { readonly hours: string; readonly until: string; readonly phone: string } {
  const { data } = useQuery(startupQuery(usePortal()));
  const hours = data?.supportHours ?? '06:00-24:00';
  return { hours: hours.replace('-', '–'), until: hours.split('-')[1] ?? '24:00', phone: data?.supportPhone ?? '' };
}
