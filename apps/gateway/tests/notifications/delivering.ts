import { startTimer } from '@songwai/core/basics/start-timer';
import { createEventPublisher } from '../../src/events/publisher.ts';
import { createDeliveryWorker } from '../../src/notifications/deliveries/delivery-worker.ts';
import type { Channels } from '../../src/notifications/deliveries/note-deliveries.ts';
import { createNoteEvents } from '../../src/notifications/note-events.ts';
import type { SendPush } from '../../src/notifications/push/push-sender.ts';
import { createUnsubscribeLinks } from '../../src/notifications/unsubscribe/unsubscribe-links.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import type { Gateway } from '../builders/gateway.ts';
import { publicUrl } from '../harness/quiet-environment.ts';
import { silentLog } from '../harness/silent-log.ts';

const allChannels: Channels = new Set(['mail', 'sms', 'line', 'push']);

/** The parts of a gateway that note events and send what follows from them, one round at a time. */
export function createDelivering(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { channels = allChannels, send = async () => 'sent' }: { readonly channels?: Channels; readonly send?: SendPush } = {},
) {
  const common = { db, clock, startTimer, log: silentLog };
  const { publish } = createEventPublisher({ ...common, handlers: [createNoteEvents({ clock, channels })] });
  const links = createUnsubscribeLinks({ db, random: systemRandom, publicUrl });
  const { deliver } = createDeliveryWorker({ ...common, channels, publicUrl, links, send });
  return { publish, deliver, links };
}
