import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { NotificationChannel, NotificationEvent } from './notification-event.ts';
import * as routes from './routes.generated.ts';

/** Whether an event is announced on a channel. */
export interface NotificationPreference {
  readonly event: NotificationEvent;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
  /** It cannot be switched off. */
  readonly isLocked: boolean;
}

/** Every event on every channel that there is. @throws GatewayError */
export const fetchPreferences = async (transport: Transport): Promise<readonly NotificationPreference[]> => {
  const { preferences = [] } = await call(transport, routes.listPreferences);
  return preferences.map(({ isLocked = false, ...preference }) => ({ ...preference, isLocked }));
};

/** Switches an event on a channel, for what happens from now on. @throws GatewayError 422 for one that cannot be switched off. */
export const savePreference = async (
  transport: Transport,
  { event, channel: via, isOn }: Omit<NotificationPreference, 'isLocked'>,
): Promise<void> => {
  await call(transport, routes.savePreference, { event, via, isOn });
};
