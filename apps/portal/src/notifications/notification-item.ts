import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { NotificationKind, UserNotification } from '@songwai/core/notifications/notification';
import { deviceName } from '@songwai/core/sessions/device-name';
import type { IconNode } from '@songwai/ui/icon/icon';
import type { LinkTarget } from '@songwai/ui/lib/link-target';
import type { NotificationItem } from '@songwai/ui/notification-list/notification-list';
import {
  Award,
  Ban,
  CalendarClock,
  CalendarX,
  CircleCheck,
  FileCheck,
  FileClock,
  FileText,
  FileX,
  Gift,
  Landmark,
  MessageSquare,
  MonitorSmartphone,
  Package,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
  Wallet,
} from 'lucide';

interface Look {
  readonly icon: IconNode;
  readonly tone: NonNullable<NotificationItem['tone']>;
  /** The page where more is said, or something can be done. */
  readonly path?: string;
  /** That page is the one of its job. */
  readonly isAboutJob?: true;
}

const looks: Readonly<Record<NotificationKind, Look>> = {
  jobBooked: { icon: Package, tone: 'brand', isAboutJob: true },
  driverAssigned: { icon: UserCheck, tone: 'brand', isAboutJob: true },
  pickedUp: { icon: Package, tone: 'info', isAboutJob: true },
  delivered: { icon: CircleCheck, tone: 'success', isAboutJob: true },
  jobCancelled: { icon: Ban, tone: 'warn', isAboutJob: true },
  jobUnpaid: { icon: Ban, tone: 'warn', isAboutJob: true },
  noDriver: { icon: UserX, tone: 'warn', isAboutJob: true },
  receiverSaid: { icon: MessageSquare, tone: 'info', isAboutJob: true },
  fileBooked: { icon: FileCheck, tone: 'success', path: '/upload' },
  chatMessage: { icon: MessageSquare, tone: 'info', path: '/chat' },
  memberJoined: { icon: UserPlus, tone: 'info', path: '/settings' },
  companyVerified: { icon: FileCheck, tone: 'success', path: '/settings' },
  companyRefused: { icon: FileX, tone: 'warn', path: '/settings' },
  payoutPaid: { icon: Landmark, tone: 'success', path: '/wallet' },
  payoutRefused: { icon: Landmark, tone: 'warn', path: '/wallet' },
  recurringAsked: { icon: CalendarClock, tone: 'warn', path: '/recurring' },
  recurringMissed: { icon: CalendarX, tone: 'warn', path: '/recurring' },
  recurringShort: { icon: Wallet, tone: 'warn', path: '/recurring' },
  invoiceIssued: { icon: FileText, tone: 'info', path: '/invoice' },
  invoiceOverdue: { icon: FileClock, tone: 'danger', path: '/invoice' },
  creditExpiring: { icon: Wallet, tone: 'warn', path: '/freecredit' },
  invoicePaid: { icon: FileCheck, tone: 'success', path: '/invoice' },
  tierChanged: { icon: Award, tone: 'brand', path: '/customer-tiers' },
  friendRewarded: { icon: Gift, tone: 'success', path: '/refer' },
  erasureAsked: { icon: UserMinus, tone: 'danger', path: '/settings/privacy' },
  newDevice: { icon: MonitorSmartphone, tone: 'info', path: '/settings/security' },
};

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

const titleOf = (notification: UserNotification, t: Translate): string => {
  const { kind, jobId, name } = notification;
  if (kind === 'fileBooked') return fileTitle(notification, t);
  const isNamed = kind === 'memberJoined' || kind === 'newDevice';
  const key: TextKey<'notifications'> = isNamed && name === '' ? `notifications.${kind}Unnamed` : `notifications.${kind}`;
  return t(key, { job: jobId === null ? '' : formatJobId(jobId), name: kind === 'newDevice' ? deviceLabel(name) : name });
};

/** A notification as the list shows it. */
export const notificationItem = (
  notification: UserNotification,
  t: Translate,
  target: (path: string) => LinkTarget,
): NotificationItem => {
  const { icon, isAboutJob, ...look } = looks[notification.kind];
  const { jobId, recurringId, file, invoiceId } = notification;
  const path = isAboutJob && jobId !== null ? `/job/${jobId}` : look.path;
  const query = recurringId !== null ? `?id=${recurringId}` : file !== null ? `?file=${file.id}` : '';
  const inPath = invoiceId === null ? '' : `/${invoiceId}`;
  const tone = file !== null && file.failed > 0 ? 'warn' : look.tone;
  return {
    id: notification.id,
    icon,
    tone,
    title: titleOf(notification, t),
    time: bangkokTime(notification.at),
    dateTime: notification.at.toISOString(),
    isUnread: !notification.isRead,
    ...(path !== undefined && { link: target(`${path}${inPath}${query}`) }),
  };
};
