import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { NotificationChannel, NotificationEvent } from './notification-event.ts';
import * as routes from './routes.generated.ts';
import type { MailDigest } from './timing.ts';

/** Whether an event is announced on a channel. */
export interface NotificationPreference {
  readonly event: NotificationEvent;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
  /** It cannot be switched off. */
  readonly isLocked: boolean;
}

/** What a customer is notified of, where and when. */
export interface NotificationChoices {
  readonly preferences: readonly NotificationPreference[];
  /** Where each channel reaches the customer, masked; a channel that is not among them reaches nobody yet. */
  readonly reaches: Readonly<Partial<Record<NotificationChannel, string>>>;
  /** From 22:00 to 07:00 only urgent notifications are sent. */
  readonly isQuietAtNight: boolean;
  readonly mailDigest: MailDigest;
}

/** Every event on every channel that there is, and when. @throws GatewayError */
export const fetchPreferences = async (transport: Transport): Promise<NotificationChoices> => {
  const reply = await call(transport, routes.listPreferences);
  const { preferences = [], reaches = [], isQuietAtNight = true, mailDigest = 'none' } = reply;
  return {
    preferences: preferences.map(({ isLocked = false, ...preference }) => ({ ...preference, isLocked })),
    reaches: Object.fromEntries(reaches.map(({ channel, to }) => [channel, to])),
    isQuietAtNight,
    mailDigest,
  };
};

/** Changes when a customer is notified; what is absent stays. @throws GatewayError */
export const saveTiming = async (
  transport: Transport,
  timing: Partial<Pick<NotificationChoices, 'isQuietAtNight' | 'mailDigest'>>,
): Promise<void> => {
  await call(transport, routes.saveTiming, timing);
};

/** Switches an event on a channel, for what happens from now on. @throws GatewayError 422 for one that cannot be switched off. */
export const savePreference = async (
  transport: Transport,
  { event, channel: via, isOn }: Omit<NotificationPreference, 'isLocked'>,
): Promise<void> => {
  await call(transport, routes.savePreference, { event, via, isOn });
};
