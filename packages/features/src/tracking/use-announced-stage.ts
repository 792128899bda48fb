import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { useEffect, useRef } from 'react';

/** Announces the headline at changes of the status and of the next stop, not at every minute that passes. */
export function useAnnouncedStage({ status, nextStop }: Pick<TrackedJob, 'status' | 'nextStop'>, headline: string): void {
  const announce = useAnnounce();
  const stage = `${status} ${nextStop}`;
  const announcedStage = useRef(stage);
  useEffect(() => {
    if (announcedStage.current === stage) return;
    announcedStage.current = stage;
    announce(headline);
  }, [stage, announce, headline]);
}
