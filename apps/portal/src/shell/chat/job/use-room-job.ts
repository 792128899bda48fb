import type { ChatRoom } from '@songwai/core/chat/chat-room';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { useMedia } from '@songwai/ui/lib/use-media';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal-context.tsx';
import { chatDriverQuery, chatJobQuery, chatTrackingQuery } from './chat-job.queries.ts';
import { doneTime } from './done-time.ts';

/** The job of a room: where it is, what it costs, and how its driver is called. Each is asked only where it is shown. */
export function useRoomJob(room: ChatRoom | null) {
  const { transport } = usePortal();
  const isWide = useMedia('(min-width: 1200px)');
  const job = room?.job ?? null;
  const jobId = job?.id ?? '';
  const driverId = job?.driver?.id ?? '';
  const isRunning = job !== null && !isJobOver(job.status);
  const stage = `${job?.status} ${job?.nextStop?.stop} ${job?.nextStop?.isAtStop}`;
  const tracking = useQuery({
    ...chatTrackingQuery(transport, job?.trackingId ?? '', stage),
    enabled: job !== null && (isRunning || isWide),
  });
  const { data: detail } = useQuery({ ...chatJobQuery(transport, jobId), enabled: job !== null && isWide });
  const { data: driving } = useQuery({
    ...chatDriverQuery(transport, jobId, driverId),
    enabled: isRunning && driverId !== '',
  });
  return {
    job,
    isRunning,
    isWide,
    doneTime: doneTime(tracking.data),
    tracked: tracking.isError ? null : tracking.data,
    detail,
    phone: driving?.driver?.phone ?? null,
  };
}
