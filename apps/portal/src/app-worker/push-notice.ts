import { type PushMessage, readPushMessage } from '@songwai/core/notifications/push-message';

const fallback: PushMessage = { title: 'Songwai', body: '', path: '/notification', tag: 'songwai' };

/** What the device shows for a pushed message. One that cannot be read still shows something: browsers ask for that. */
export const noticeOf = (payload: string | undefined): { readonly title: string; readonly options: NotificationOptions } => {
  const { title, body, path, tag } = readPushMessage(payload ?? '') ?? fallback;
  return { title, options: { body, tag, data: { path }, icon: '/app/icon-192.png', badge: '/app/badge-96.png' } };
};

/** Where a pressed notification leads, within the portal whatever the message said. */
export const targetOf = (data: unknown, origin: string): string => {
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '';
  const url = new URL(path.startsWith('/') ? path : '/notification', origin);
  return url.origin === origin ? url.href : `${origin}/notification`;
};
