import { useQuery } from '@tanstack/react-query';
import { type Action, useAction } from '../../shell/actions/use-action.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { repeatJob } from '../repeat-job.ts';

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
        await repeatJob(portal, jobId, startup.data?.catalog);
        if (isToEdit) await portal.part(openOrder).requestStep(0);
        navigate('/neworder');
      }),
  };
}
