import {
  type NotificationChannel,
  type NotificationEvent,
  notificationEvents,
} from '@songwai/core/notifications/notification-event';
import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

const shopReaches: Readonly<Partial<Record<NotificationChannel, string>>> = { mail: 'w•••@example.com', sms: '081 ••• 0148' };

/** Choices that stay as long as the story. */
export function createPreferenceAnswers({
  isSavingBroken = false,
  channels = ['web', 'mail', 'sms'],
  reaches = shopReaches,
}: {
  readonly isSavingBroken?: boolean;
  /** Those that the gateway has. */
  readonly channels?: readonly NotificationChannel[];
  readonly reaches?: Readonly<Partial<Record<NotificationChannel, string>>>;
} = {}): Answers {
  const chosen = new Map<string, boolean>();
  let timing: Readonly<Record<string, unknown>> = { isQuietAtNight: true, mailDigest: 'hourly' };
  let values: Readonly<Record<string, unknown>> = { recipient_sms: true, recipient_email: false };
  const rows = () =>
    (Object.keys(notificationEvents) as NotificationEvent[]).flatMap((event) =>
      channels.flatMap((channel) => {
        const rule = notificationEvents[event].channels[channel];
        if (rule === undefined) return [];
        const isOn = chosen.get(`${event} ${channel}`) ?? rule !== 'off';
        return [{ event, channel, isOn, ...(rule === 'always' && { isLocked: true }) }];
      }),
    );
  const save = () => {
    if (isSavingBroken) throw gatewayDown();
  };
  return {
    '/notification/preference': ({ event, via, isOn }) => {
      if (event === undefined)
        return {
          ...ok,
          preferences: rows(),
          reaches: Object.entries(reaches).map(([channel, to]) => ({ channel, to })),
          ...timing,
        };
      save();
      chosen.set(`${event} ${via}`, isOn === true);
      return ok;
    },
    '/notification/timing': ({ isQuietAtNight = timing['isQuietAtNight'], mailDigest = timing['mailDigest'] }) => {
      save();
      timing = { isQuietAtNight, mailDigest };
      return ok;
    },
    '/user/setting/:id': () => ({ ...ok, values }),
    '/user/setting': ({ values: changed }) => {
      save();
      values = { ...values, ...(changed as object) };
      return { ...ok, values };
    },
  };
}
