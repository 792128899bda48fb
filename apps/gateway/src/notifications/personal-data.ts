import { type PersonalData, personalTable } from '../database/personal-table.ts';

/** Personal data of the room `notifications`. */
export const notificationsPersonalData: PersonalData = {
  personal: [
    personalTable('notifications', {
      section: 'notifications',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['kind', 'subject', 'booked_count', 'failed_count', 'created_at', 'read_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('notification_preferences', {
      section: 'notificationPreferences',
      key: ['user_id', 'event', 'channel'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['event', 'channel', 'is_on', 'changed_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('push_subscriptions', {
      section: 'pushSubscriptions',
      key: ['session_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['endpoint', 'created_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('notification_deliveries', {
      section: 'notificationDeliveries',
      key: ['id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['channel', 'kind', 'subject', 'happened_at', 'due_at', 'state', 'settled_at'],
      erasure: { does: 'delete' },
    }),
    personalTable('notification_settings', {
      section: 'notificationSettings',
      key: ['user_id'],
      owner: { by: 'user', column: 'user_id' },
      shows: ['is_quiet_at_night', 'mail_digest', 'changed_at'],
      erasure: { does: 'delete' },
    }),
  ],
  impersonal: [{ table: 'unsubscribe_keys', why: 'holds our own secret' }],
};
