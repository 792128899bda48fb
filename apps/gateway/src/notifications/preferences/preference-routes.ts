import {
  type NotificationChannel,
  type NotificationEvent,
  notificationChannels,
  notificationEvents,
} from '@songwai/core/notifications/notification-event';
import { listPreferences, savePreference, saveTiming } from '@songwai/core/notifications/preferences-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { maskContact } from '../../identity/contacts/mask-contact.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { bringForward } from '../deliveries/delivery-queries.ts';
import type { Channels } from '../deliveries/note-deliveries.ts';
import { findRecipient, type Recipient } from '../deliveries/recipient-view.ts';
import { isQuiet } from '../timing/due-at.ts';
import { readTiming } from '../timing/read-timing.ts';
import { saveSettings } from '../timing/settings-queries.ts';
import { isWanted } from './is-wanted.ts';
import * as queries from './preference-queries.ts';
import { preferenceTexts } from './preference-texts.ts';

const events = Object.keys(notificationEvents) as readonly NotificationEvent[];

/** Where each channel reaches a user. LINE gives us no name that the user would know. */
function reachesOf({ reaches: { mail, sms, line } }: Recipient, channels: readonly NotificationChannel[]) {
  const masked = {
    mail: mail === null ? null : maskContact(mail),
    sms: sms === null ? null : maskContact(sms),
    line: line === null ? null : 'LINE',
    web: null,
  };
  return channels.flatMap((channel) => {
    const to = masked[channel];
    return to === null ? [] : [{ channel, to }];
  });
}

interface PreferenceParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly channels: Channels;
}

/** Mounts the calls of what each user is notified of, where and when. */
export function registerPreferences(app: FastifyInstance, { db, clock, channels }: PreferenceParts): void {
  const offered = notificationChannels.filter((channel) => channel === 'web' || channels.has(channel));

  mountEndpoint(app, listPreferences, async ({ session: { userId } }) => {
    const [switched, recipient] = await Promise.all([queries.readPreferences(db, userId), findRecipient(db, userId)]);
    const timing = await readTiming(db, { userId, isOfCompany: recipient?.isOfCompany ?? false });
    const cellOf = (event: NotificationEvent, channel: NotificationChannel) => {
      const rule = notificationEvents[event].channels[channel];
      if (rule === undefined) return [];
      const isLocked = rule === 'always' && { isLocked: true as const };
      return [{ event, channel, isOn: isWanted(switched, event, channel), ...isLocked }];
    };
    return {
      preferences: events.flatMap((event) => offered.flatMap((channel) => cellOf(event, channel))),
      reaches: recipient === undefined ? [] : reachesOf(recipient, offered),
      ...timing,
    };
  });

  mountEndpoint(app, savePreference, async ({ body: { event, via, isOn }, session }) => {
    if (notificationEvents[event].channels[via] === 'always' && !isOn)
      throw new BusinessRefusal({ code: 422, field: 'isOn', text: preferenceTexts.alwaysOn });
    const row = { user_id: session.userId, event, channel: via, is_on: isOn, changed_at: clock.now() };
    await queries.savePreferences(db, [row]);
    return {};
  });

  mountEndpoint(app, saveTiming, async ({ body: { isQuietAtNight, mailDigest }, session: { userId } }) => {
    const at = clock.now();
    await transact(db, async (trx) => {
      await saveSettings(
        trx,
        { userId, at },
        {
          ...(isQuietAtNight !== undefined && { is_quiet_at_night: isQuietAtNight }),
          ...(mailDigest !== undefined && { mail_digest: mailDigest }),
        },
      );
      // Whoever wants messages at once does not want those that wait later.
      if ((isQuietAtNight === false && isQuiet(at)) || mailDigest === 'none') await bringForward(trx, userId, at);
    });
    return {};
  });
}
