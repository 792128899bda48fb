import { createGuid } from '@songwai/core/basics/ids';
import { createEditFlow, type EditFlow, type EditState } from '@songwai/core/jobs/editing/edit-flow';
import type { JobDetail } from '@songwai/core/jobs/job';
import { useClock } from '@songwai/features/shared/clock-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';

const wholeState = (state: EditState) => state;

/** The edit of a job's stops, which begins with how they stand now. */
export function useEdit(job: JobDetail): { readonly flow: EditFlow; readonly state: EditState } {
  const { transport, random } = usePortal();
  const clock = useClock();
  const [flow] = useState(() => createEditFlow({ transport, job, newGuid: () => createGuid(clock(), random) }));
  useEffect(() => void flow.load(), [flow]);
  return { flow, state: useFlow(flow.store, wholeState) };
}
