import type { StartTimer } from '@songwai/core/basics/start-timer';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { WireTracking } from '@songwai/core/tracking/tracked-job-from-wire';

interface DemoStreamOptions {
  /** The job as it is now. */
  readonly read: () => WireTracking;
  readonly startTimer: StartTimer;
  readonly signal: AbortSignal | null | undefined;
}

/** How often the driver's position is sent. */
const everyMs = 1_000;

/** A live stream as the gateway sends it: the job at once and each second, until it is over or nobody reads any more. */
export const streamDemo = ({ read, startTimer, signal }: DemoStreamOptions): Response => {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      const tick = () => {
        const job = read();
        send('tracking', job);
        if (isJobOver(job.jobStatus)) {
          send('end', {});
          controller.close();
        } else stop = startTimer(tick, everyMs);
      };
      signal?.addEventListener('abort', () => {
        stop();
        controller.error(signal.reason);
      });
      tick();
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};
