import type { Job } from '@songwai/core/jobs/job';
import { useCallback, useState } from 'react';

/** The chosen jobs, which stay chosen on other pages of the list, as they were last seen. */
export function useChosen(shown: readonly Job[]) {
  const [chosen, setChosen] = useState<readonly Job[]>([]);
  const [isChoosing, setIsChoosing] = useState(false);
  const latest = chosen.map((job) => shown.find(({ jobId }) => jobId === job.jobId) ?? job);

  const choose = useCallback(
    (ids: readonly string[]) => {
      setChosen((before) => {
        const known = [...shown, ...before];
        return ids.flatMap((id) => known.find(({ jobId }) => jobId === id) ?? []);
      });
      // On a phone the boxes disappear with the last chosen job.
      setIsChoosing(ids.length > 0);
    },
    [shown],
  );

  return {
    chosen: latest,
    chosenIds: latest.map(({ jobId }) => jobId),
    choose,
    isChoosing,
    startChoosing: () => setIsChoosing(true),
  };
}
