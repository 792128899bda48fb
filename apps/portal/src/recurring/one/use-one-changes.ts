import type { Occurrence, OccurrenceChange } from '@songwai/core/recurring/recurrence';
import { changeOccurrence, endRecurrence, pauseRecurrence, resumeRecurrence } from '@songwai/core/recurring/recurring-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { recurringKey } from '../recurring.queries.ts';

/** What can be done with one recurring booking and its days. */
export function useOneChanges(id: string) {
  const { transport } = usePortal();
  const queries = useQueryClient();
  const { isBusy, error, run, clear } = useAction();
  const [busyDate, setBusyDate] = useState<string>();

  const runAndShow = async (work: () => Promise<unknown>): Promise<boolean> =>
    run(async () => {
      try {
        await work();
      } finally {
        // Also after a refusal: what is on the screen may be what was refused.
        await queries.invalidateQueries({ queryKey: recurringKey });
      }
    });

  return {
    isBusy,
    error,
    clear,
    busyDate,
    pause: () => runAndShow(() => pauseRecurrence(transport, id)),
    resume: () => runAndShow(() => resumeRecurrence(transport, id)),
    end: () => runAndShow(() => endRecurrence(transport, id)),
    changeDay: async ({ date, priceSatang }: Occurrence, change: OccurrenceChange): Promise<boolean> => {
      setBusyDate(date);
      const shownSatang = change === 'accept' ? (priceSatang ?? undefined) : undefined;
      const isDone = await runAndShow(() => changeOccurrence(transport, { id, date, change, shownSatang }));
      setBusyDate(undefined);
      return isDone;
    },
  };
}
