import { type NotificationEvent, notificationEvents } from '@songwai/core/notifications/notification-event';
import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

/** Preferences that stay as long as the story. */
export function createPreferenceAnswers({ isSavingBroken = false } = {}): Answers {
  const off = new Set<NotificationEvent>(['booked']);
  const rows = () =>
    (Object.keys(notificationEvents) as NotificationEvent[]).map((event) => ({
      ...{ event, channel: 'web', isOn: !off.has(event) },
      ...(notificationEvents[event].isAlwaysOnWeb && { isLocked: true }),
    }));
  return {
    '/notification/preference': ({ event, isOn }) => {
      if (event === undefined) return { ...ok, preferences: rows() };
      if (isSavingBroken) throw gatewayDown();
      if (isOn) off.delete(event as NotificationEvent);
      else off.add(event as NotificationEvent);
      return ok;
    },
  };
}
