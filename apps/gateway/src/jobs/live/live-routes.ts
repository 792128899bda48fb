import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { jobStreamPath } from '@songwai/core/jobs/live/live-contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../http/call-place.ts';
import { readSession } from '../../http/callers/read-session.ts';
import { openEventStream } from '../../http/connections/event-stream.ts';
import { createStreamCount, type StreamLimits } from '../../http/connections/stream-limits.ts';
import { apiBase } from '../../http/mount-endpoint.ts';
import { scopeOf } from '../job-scope.ts';
import type { JobsHub } from './jobs-hub.ts';

export interface LiveJobsDeps {
  readonly hub: JobsHub;
  readonly startTimer: StartTimer;
  readonly streams: StreamLimits;
}

/** Each stream ends after this time, and the next one checks session and rights again. */
const longestMs = 5 * minuteMs;
/** A person's open tabs and devices. */
const mostPerUser = 20;

/** Mounts the stream of a customer's jobs. */
export function registerLiveJobs(app: FastifyInstance, { hub, startTimer, streams }: LiveJobsDeps): void {
  const [byAddress, byUser] = [createStreamCount(streams.perAddress), createStreamCount(mostPerUser)];
  const schema = {
    summary:
      'Which of the caller’s jobs change, as a server-sent stream: `changed` with jobId and kind, `all` if changes were missed, `end`',
  };
  // Without a HEAD route, which would open a stream without a reader.
  const options = { schema, exposeHeadRoute: false };
  app.get(apiBase + jobStreamPath, options, async (request, reply) => {
    const session = await readSession(request, { access: 'session', feature: 'tracking' });
    const leaving = [byAddress.enter(addressOf(request))];
    const leave = () => {
      for (const stop of leaving) stop();
    };
    try {
      leaving.push(byUser.enter(session.userId));
    } catch (error) {
      leave();
      throw error;
    }

    const stream = openEventStream(reply, startTimer);
    stream.onClose(leave);
    if (request.raw.socket.destroyed) return leave();
    const end = () => stream.end('end');
    leaving.push(startTimer(end, longestMs));
    leaving.push(
      hub.follow({
        scope: scopeOf(session),
        changed: (change) => stream.send('changed', change),
        missed: () => stream.send('all', {}),
        end,
      }),
    );
    // What changed between the page's first answer and this moment was missed.
    stream.send('all', {});
  });

  // Open streams would block a graceful stop forever.
  app.addHook('preClose', async () => hub.stop());
}
