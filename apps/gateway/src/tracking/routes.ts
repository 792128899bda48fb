import type { ServerResponse } from 'node:http';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { getJobDetailTracking, getJobDetailTrackingByC, trackingStreamPath } from '@songwai/core/tracking/contract';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../http/call-place.ts';
import { openEventStream } from '../http/connections/event-stream.ts';
import { createStreamCount, type StreamLimits } from '../http/connections/stream-limits.ts';
import { apiBase, mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Clock } from '../platform/deps.ts';
import { isClosed, type ReadRated, type ReadTracking, readTrackingCode } from './service.ts';
import { trackingTexts } from './texts.ts';
import type { TrackingHub } from './tracking-hub.ts';

export interface TrackingDeps {
  readonly read: ReadTracking;
  readonly readRated: ReadRated;
  /** Whether nothing comes any more to whoever had this link. */
  readonly isLinkClosed: (link: string) => Promise<boolean>;
  readonly hub: TrackingHub;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly streams: StreamLimits;
}

/** Drops an event where the reader has not taken the earlier ones: a newer one will follow. */
const sendFrames =
  (raw: ServerResponse) =>
  (frame: Buffer): void => {
    if (!raw.writableEnded && !raw.destroyed && !raw.writableNeedDrain) raw.write(frame);
  };

const notFound = () => new BusinessRefusal({ code: 404, text: trackingTexts.notFound });

/** Mounts the public calls of the room `tracking` and its stream. */
export function registerTracking(app: FastifyInstance, deps: TrackingDeps): void {
  const { read, readRated, isLinkClosed, hub, clock, startTimer, streams } = deps;
  const [byAddress, byJob] = [createStreamCount(streams.perAddress), createStreamCount(streams.perJob)];
  const showByRating = async (ratingToken: string) => {
    const rated = await readRated(ratingToken);
    if (rated === null) throw notFound();
    const { view, mayRate, rating } = rated;
    return { jobDetail: view.show(clock.now()), mayRate, ...(rating === null ? {} : { raiting: rating }) };
  };
  const showByLink = async (trackingId: string | undefined) => {
    const view = trackingId === undefined ? null : await read(trackingId);
    if (view === null && trackingId !== undefined && (await isLinkClosed(cleanText(trackingId))))
      throw new BusinessRefusal({ code: 410, text: trackingTexts.nothingComes });
    if (view === null) throw notFound();
    if (isClosed(view, clock.now())) throw new BusinessRefusal({ code: 410, text: trackingTexts.closed });
    return { jobDetail: view.show(clock.now()) };
  };

  mountEndpoint(app, getJobDetailTracking, async ({ body }) => {
    const { trackingId, tokenRating } = body;
    const isByRating = trackingId === undefined && tokenRating !== undefined;
    const shown = await (isByRating ? showByRating(tokenRating) : showByLink(trackingId));
    return shown;
  });

  mountEndpoint(app, getJobDetailTrackingByC, async ({ body }) => {
    const shown = await showByLink(readTrackingCode(body.code));
    return shown;
  });

  const schema = {
    summary: 'The job as a server-sent stream: `tracking` with a trackingDetail at every change, `end` when it is over',
  };
  // Without a HEAD route, which would open a stream without a reader.
  const options = { schema, exposeHeadRoute: false };
  app.get<{ Params: { trackingId: string } }>(apiBase + trackingStreamPath, options, async (request, reply) => {
    // Updates before the stream is open are queued, because an unknown link must still be answered with 404.
    const early: Buffer[] = [];
    let isEnded = false;
    let deliver: (frame: Buffer) => void = (frame) => void early.push(frame);
    let end = () => {
      isEnded = true;
    };
    const leaving = [byAddress.enter(addressOf(request))];
    const leave = () => {
      for (const stop of leaving) stop();
    };
    try {
      const following = await hub.follow(request.params.trackingId, { update: (frame) => deliver(frame), end: () => end() });
      if (following === null) throw notFound();
      leaving.push(following.leave);
      leaving.push(byJob.enter(following.jobId));
    } catch (error) {
      leave();
      throw error;
    }

    const stream = openEventStream(reply, startTimer);
    stream.onClose(leave);
    if (request.raw.socket.destroyed) leave();
    deliver = sendFrames(reply.raw);
    end = () => stream.end('end');
    for (const frame of early.splice(0)) deliver(frame);
    if (isEnded) end();
  });

  // Open streams would block a graceful stop forever.
  app.addHook('preClose', async () => hub.stop());
}
