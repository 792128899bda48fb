import { usualSupportHours } from '@songwai/core/chat/chat-limits';
import { type SupportHours, supportHoursAt } from '@songwai/core/chat/support/support-hours';
import { useClock } from '@songwai/features/shared/clock-context';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';

/** The support line as pages show it. */
interface SupportLine extends SupportHours {
  readonly hours: string;
  readonly until: string;
  readonly phone: string;
}

/** When and at which number support answers, and whether it does now, as the start-up data says it. */
export function useSupportHours(): SupportLine {
  const now = useClock()();
  const { data } = useQuery(startupQuery(usePortal()));
  const hours = data?.supportHours ?? usualSupportHours;
  return {
    ...supportHoursAt(hours, now),
    hours: hours.replace('-', '–'),
    until: hours.split('-')[1] ?? '24:00',
    phone: data?.supportPhone ?? '',
  };
}
