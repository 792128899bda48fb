import type { SongwaiEvent } from '@songwai/node';
import type { Kit } from '../kit.ts';
import { KitError } from '../kit-error.ts';
import type { Settings } from '../settings.ts';
import { eventLine } from '../webhooks/event-line.ts';
import { openReceiver, type Receiver } from '../webhooks/receiver.ts';

/** The events of one job, while it runs. */
export interface ExpectedEvents {
  /** Resolves with the event of this type about the job, or false when `signal` aborts. */
  waitFor(type: SongwaiEvent['type'], jobId: string, signal: AbortSignal): Promise<boolean>;
  /** Whether events can come here. */
  readonly isOpen: boolean;
  close(): Promise<void>;
}

const closed = (): ExpectedEvents => ({ isOpen: false, waitFor: async () => false, close: async () => undefined });

const keyOf = (event: SongwaiEvent): string =>
  event.type === 'drop_point.saved' ? event.type : `${event.type} ${event.data.jobId}`;

/** Hears the partner's webhooks at their address, if that is on this machine and nothing else listens there. */
export async function openEvents(settings: Settings, kit: Kit): Promise<ExpectedEvents> {
  const [address, secret] = [settings.find('webhook-url'), settings.find('webhook-secret')];
  if (address === undefined || secret === undefined || !URL.canParse(address)) {
    kit.complain('Webhooks are not shown: SONGWAI_WEBHOOK_URL and SONGWAI_WEBHOOK_SECRET are not set.');
    return closed();
  }
  const { port, pathname, hostname } = new URL(address);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') {
    kit.complain(`Webhooks are not shown: they go to ${address}.`);
    return closed();
  }
  const come = new Set<string>();
  const awaited = new Map<string, () => void>();
  let receiver: Receiver;
  try {
    receiver = await openReceiver({
      port: Number(port || 80),
      path: pathname,
      secret,
      onEvent: (event) => {
        kit.print(`  webhook  ${eventLine(event)}`);
        come.add(keyOf(event));
        awaited.get(keyOf(event))?.();
      },
      onStranger: (why) => kit.complain(`  webhook  refused with 401: ${why}`),
    });
  } catch (error) {
    if (!(error instanceof KitError)) throw error;
    kit.complain(`Webhooks are shown by what listens at ${address} already, not here.`);
    return closed();
  }
  return {
    isOpen: true,
    waitFor: (type, jobId, signal) =>
      new Promise((resolve) => {
        const key = `${type} ${jobId}`;
        if (come.has(key)) return resolve(true);
        awaited.set(key, () => resolve(true));
        signal.addEventListener('abort', () => resolve(false), { once: true });
      }),
    close: () => receiver.close(),
  };
}
