import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type pg from 'pg';
import { clientClassFor } from '../database/database-hosts.ts';
import type { DatabaseLog } from '../database/database-log.ts';
import { type EventNotice, eventChannel, readNotice } from './event-notice.ts';

/** Receives the events that this and other processes commit. */
export interface EventListener {
  /** @returns a function that stops listening. */
  onEvent(hear: (notice: EventNotice) => void): () => void;
  /** Called after a lost connection was restored: events may have been missed, so displayed data must be read again. */
  onGap(hear: () => void): () => void;
  stop(): Promise<void>;
}

export interface EventListenerDeps {
  readonly connectionString: string;
  readonly log: DatabaseLog;
  readonly startTimer: StartTimer;
}

const firstDelayMs = 200;
const longestDelayMs = 5_000;
const connectTimeoutMs = 10_000;

/**
 * Opens its own connection for LISTEN; when it breaks, reconnects with growing pauses.
 *
 * @throws when the first connection cannot be made.
 */
export async function openEventListener({ connectionString, log, startTimer }: EventListenerDeps): Promise<EventListener> {
  const eventHearers = new Set<(notice: EventNotice) => void>();
  const gapHearers = new Set<() => void>();
  const Client = clientClassFor(connectionString);
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let reconnecting: Promise<void> = Promise.resolve();

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString,
      application_name: `songwai-gateway ${process.pid} events`,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    next.on('error', (error) => log.warn({ err: error }, 'the connection that hears events broke'));
    next.on('end', () => {
      if (client === next && !stopping.signal.aborted) reconnecting = reconnect();
    });
    next.on('notification', ({ payload = '' }) => {
      const notice = readNotice(payload);
      if (notice !== undefined) for (const hear of eventHearers) hear(notice);
    });
    try {
      await next.connect();
      await next.query(`listen ${eventChannel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
  };

  const reconnect = async (delayMs = firstDelayMs): Promise<void> => {
    await wait(startTimer, delayMs, stopping.signal);
    if (stopping.signal.aborted) return;
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, 'cannot hear events yet');
      return reconnect(Math.min(delayMs * 2, longestDelayMs));
    }
    log.info({}, 'events are heard again');
    for (const hear of gapHearers) hear();
  };

  await connect();
  return {
    onEvent: (hear) => {
      eventHearers.add(hear);
      return () => void eventHearers.delete(hear);
    },
    onGap: (hear) => {
      gapHearers.add(hear);
      return () => void gapHearers.delete(hear);
    },
    stop: async () => {
      stopping.abort();
      await reconnecting;
      await client?.end();
    },
  };
}
