import { formatJobId } from '@songwai/core/basics/ids';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { UserNotification } from '@songwai/core/notifications/notification';
import { deviceName } from '@songwai/core/sessions/device-name';

/** "Chrome · Windows"; what the device calls itself where that says nothing to people. */
const deviceLabel = (userAgent: string): string => {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(' · ') || userAgent;
};

/** What became of a file; one that is not there any more has no name. */
const fileTitle = ({ file, name }: UserNotification, t: Translate): string => {
  if (file === null || name === '') return t('notifications.fileBookedUnnamed');
  const { booked, failed } = file;
  if (failed > 0) return t('notifications.filePartly', { name, booked, trips: booked + failed });
  return t('notifications.fileBooked', { name, count: booked });
};

/** What happened, with the number of its job. */
export const notificationTitle = (notification: UserNotification, t: Translate): string => {
  const { kind, jobId, name } = notification;
  if (kind === 'fileBooked') return fileTitle(notification, t);
  const isNamed = kind === 'memberJoined' || kind === 'newDevice';
  const key: TextKey<'notifications'> = isNamed && name === '' ? `notifications.${kind}Unnamed` : `notifications.${kind}`;
  return t(key, { job: jobId === null ? '' : formatJobId(jobId), name: kind === 'newDevice' ? deviceLabel(name) : name });
};

/** What happened, below the name of its job. */
export const eventTitle = (notification: UserNotification, t: Translate): string => {
  switch (notification.kind) {
    case 'jobBooked':
    case 'driverAssigned':
    case 'pickedUp':
    case 'delivered':
    case 'jobCancelled':
    case 'jobUnpaid':
    case 'noDriver':
    case 'receiverSaid':
      return t(`notifications.${notification.kind}Event`);
    default:
      return notificationTitle(notification, t);
  }
};

/** "Baan Ari → On Nut +1"; empty where it is not about a job. */
export const routeText = ({ route }: UserNotification): string =>
  route === null ? '' : `${route.from} → ${route.to}${route.between > 0 ? ` +${route.between}` : ''}`;
