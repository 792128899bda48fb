import type { NotificationKind } from '@songwai/core/notifications/notification';
import type { IconNode } from '@songwai/ui/icon/icon';
import type { NotificationItem } from '@songwai/ui/notification-list/notification-list';
import {
  Ban,
  CalendarClock,
  CalendarX,
  CircleCheck,
  FileCheck,
  FileClock,
  FileText,
  FileX,
  HandCoins,
  Landmark,
  Medal,
  MessageSquare,
  MonitorSmartphone,
  Package,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
  Wallet,
} from 'lucide';

export interface NotificationLook {
  readonly icon: IconNode;
  readonly tone: NonNullable<NotificationItem['tone']>;
  /** The page where more is said, or something can be done. */
  readonly path?: string;
  /** That page is the one of its job. */
  readonly isAboutJob?: true;
}

export const notificationLooks: Readonly<Record<NotificationKind, NotificationLook>> = {
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
  invoicePaid: { icon: FileCheck, tone: 'success', path: '/invoice' },
  creditExpiring: { icon: Wallet, tone: 'warn', path: '/freecredit' },
  tierChanged: { icon: Medal, tone: 'brand', path: '/customer-tiers' },
  friendRewarded: { icon: HandCoins, tone: 'success', path: '/refer' },
  erasureAsked: { icon: UserMinus, tone: 'danger', path: '/settings/privacy' },
  newDevice: { icon: MonitorSmartphone, tone: 'info', path: '/settings/security' },
};
