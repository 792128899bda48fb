import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { useEffect, useRef } from 'react';

/** Announces the headline with a new status, next stop or failure, not with every minute that passes. */
export function useAnnouncedStage(job: Pick<TrackedJob, 'status' | 'nextStop' | 'stops'>, headline: string): void {
  const announce = useAnnounce();
  const stage = `${job.status} ${job.nextStop} ${job.stops.filter(({ failure }) => failure).length}`;
  const announcedStage = useRef(stage);
  useEffect(() => {
    if (announcedStage.current === stage) return;
    announcedStage.current = stage;
    announce(headline);
  }, [stage, announce, headline]);
}
