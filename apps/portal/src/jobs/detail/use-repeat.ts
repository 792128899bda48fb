import { useQuery } from '@tanstack/react-query';
import { type Action, useAction } from '../../shell/actions/use-action.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';

export interface Repeat extends Pick<Action, 'isBusy' | 'error'> {
  /** Fills in the order form and leads there; `isToEdit`: to its places, which come before the contacts. */
  run(isToEdit: boolean): Promise<boolean>;
}

/** Books a job again, as it was or with changes. */
export function useRepeat(jobId: string): Repeat {
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const startup = useQuery(startupQuery(portal));
  const { isBusy, error, run } = useAction();
  return {
    isBusy,
    error,
    run: (isToEdit) =>
      run(async () => {
        // The order's code is large, and few who look at a job book it again.
        const [{ repeatJob }, { openOrder }] = await Promise.all([
          import('../repeat/repeat-job.ts'),
          import('../../shell/open-order.ts'),
        ]);
        const page = await repeatJob(portal, jobId, { catalog: startup.data?.catalog });
        if (isToEdit && page === '/neworder') await portal.part(openOrder).requestStep(0);
        navigate(page);
      }),
  };
}
