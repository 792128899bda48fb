import type { StartTimer } from '@songwai/core/basics/start-timer';
import { getJobDetailTracking, trackingStreamPath } from '@songwai/core/tracking/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../deps.ts';
import { apiBase, mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { httpTexts } from '../http/texts.ts';
import { openEventStream } from './event-stream.ts';
import type { ReadTracking } from './service.ts';
import { trackingTexts } from './texts.ts';
import type { TrackingHub } from './tracking-hub.ts';
import type { TrackingDetail } from './tracking-view.ts';

export interface TrackingDeps {
  readonly read: ReadTracking;
  readonly hub: TrackingHub;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
}

const notFound = () => new BusinessRefusal({ code: 404, text: trackingTexts.notFound });

/** Mounts the public calls of the room `tracking` and its stream. */
export function registerTracking(app: FastifyInstance, { read, hub, clock, startTimer }: TrackingDeps): void {
  mountEndpoint(app, getJobDetailTracking, async ({ body, language }) => {
    const view = body.trackingId === undefined ? null : await read(body.trackingId);
    if (view === null) throw notFound();
    return { responseCode: 200, responseDesc: httpTexts.success[language], jobDetail: view.show(clock.now()) };
  });

  const schema = {
    summary: 'The job as a server-sent stream: `tracking` with a trackingDetail at every change, `end` when it is over',
  };
  // A HEAD request would open a stream that nobody reads.
  const options = { schema, exposeHeadRoute: false };
  app.get<{ Params: { trackingId: string } }>(apiBase + trackingStreamPath, options, async (request, reply) => {
    // What comes before the stream is open is kept: an unknown link must still be answered as one.
    const early: TrackingDetail[] = [];
    let isEnded = false;
    let deliver: (detail: TrackingDetail) => void = (detail) => void early.push(detail);
    let end = () => {
      isEnded = true;
    };
    const leave = await hub.follow(request.params.trackingId, { update: (detail) => deliver(detail), end: () => end() });
    if (leave === null) throw notFound();

    const stream = openEventStream(reply, startTimer);
    stream.onClose(leave);
    if (request.raw.socket.destroyed) leave();
    deliver = (detail) => stream.send('tracking', detail);
    end = () => stream.end('end');
    for (const detail of early) deliver(detail);
    if (isEnded) end();
  });

  // Open streams would hold a graceful stop back for ever.
  app.addHook('preClose', async () => hub.stop());
}
