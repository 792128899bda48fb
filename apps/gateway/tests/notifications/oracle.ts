import { carries } from '@songwai/core/notifications/messages/carries';
import type { NotificationKind } from '@songwai/core/notifications/notification';
import {
  type NotificationChannel,
  type NotificationEvent,
  notificationEventOf,
  notificationEvents,
} from '@songwai/core/notifications/notification-event';
import type { MailDigest } from '@songwai/core/notifications/timing';

/** A channel as deliveries know it. */
export type Via = 'mail' | 'sms' | 'line' | 'push';
export const vias: readonly Via[] = ['mail', 'sms', 'line', 'push'];

/** Something that happened to a customer. */
export interface Happened {
  readonly kind: NotificationKind;
  /** Null for what is not about a job. */
  readonly jobId: string | null;
  readonly at: Date;
}

/** A message that should be there. */
export interface Expected {
  readonly via: Via;
  readonly at: Date;
  readonly about: readonly Happened[];
}

interface Waiting extends Happened {
  readonly via: Via;
  due: Date;
  readonly isUrgent: boolean;
}

const hourInBangkok = (at: Date): number => (at.getUTCHours() + 7) % 24;
const isNight = (at: Date): boolean => hourInBangkok(at) >= 22 || hourInBangkok(at) < 7;
/** The first whole hour after `at` of which `isRight`. */
const nextHour = (at: Date, isRight: (hour: number) => boolean): Date => {
  const next = new Date(at);
  do next.setUTCHours(next.getUTCHours() + 1, 0, 0, 0);
  while (!isRight(hourInBangkok(next)));
  return next;
};
const morningAfter = (at: Date): Date => (isNight(at) ? nextHour(at, (hour) => hour === 7) : at);

/** What a customer should get, by the rules as a person would read them: kept in memory, without a crash or a second gateway. */
export class CustomerModel {
  readonly expected: Expected[] = [];
  /** Kinds in the list of the page. */
  readonly listed: NotificationKind[] = [];
  isActive = true;
  isQuietAtNight = true;
  digest: MailDigest;
  readonly reached: Set<Via>;
  private readonly switches = new Map<string, boolean>();
  private waiting: Waiting[] = [];

  constructor({ digest, reached }: { readonly digest: MailDigest; readonly reached: readonly Via[] }) {
    this.digest = digest;
    this.reached = new Set(reached);
  }

  switch(event: NotificationEvent, channel: NotificationChannel, isOn: boolean): void {
    this.switches.set(`${event} ${channel}`, isOn);
  }

  private wants(event: NotificationEvent, channel: NotificationChannel): boolean {
    const rule = notificationEvents[event].channels[channel];
    if (rule === undefined || rule === 'always') return rule === 'always';
    return this.switches.get(`${event} ${channel}`) ?? rule === 'on';
  }

  private gets(event: NotificationEvent, via: Via): boolean {
    return this.isActive && this.reached.has(via) && this.wants(event, via === 'push' ? 'web' : via);
  }

  note(happened: Happened, now: Date): void {
    const event = notificationEventOf[happened.kind];
    if (this.wants(event, 'web')) this.listed.push(happened.kind);
    for (const via of vias.filter((one) => carries(happened.kind, one) && this.gets(event, one))) {
      const isOfDigest =
        via === 'mail' && this.digest !== 'none' && ['booked', 'underway', 'delivered', 'cancelled'].includes(event);
      const end = this.digest === 'daily' ? nextHour(now, (hour) => hour === 18) : nextHour(now, () => true);
      const isUrgent = notificationEvents[event].isUrgent === true && !isOfDigest;
      const due = isOfDigest ? end : now;
      this.waiting.push({ ...happened, via, isUrgent, due: isUrgent || !this.isQuietAtNight ? due : morningAfter(due) });
    }
  }

  /** Sends what is due. */
  send(now: Date): void {
    const due = this.waiting.filter((one) => one.due <= now);
    this.waiting = this.waiting.filter((one) => one.due > now);
    const wanted = due.filter((one) => this.gets(notificationEventOf[one.kind], one.via));
    const isTooLate = (one: Waiting): boolean => this.isQuietAtNight && isNight(now) && !one.isUrgent;
    for (const one of wanted.filter(isTooLate)) this.waiting.push({ ...one, due: morningAfter(now) });
    for (const via of vias) {
      const sent = wanted.filter((one) => one.via === via && !isTooLate(one));
      const isAlone = ({ kind }: Waiting): boolean => ['noDriver', 'security'].includes(notificationEventOf[kind]);
      if (via !== 'mail') for (const one of latest(sent)) this.expected.push({ via, at: now, about: [one] });
      else {
        for (const one of sent.filter(isAlone)) this.expected.push({ via, at: now, about: [one] });
        const together = sent.filter((one) => !isAlone(one));
        if (together.length > 0) this.expected.push({ via, at: now, about: together });
      }
    }
  }
}

/** Of each job the last thing that happened; everything that is about no job. */
const latest = (happened: readonly Waiting[]): readonly Waiting[] =>
  happened.filter((one, index) => one.jobId === null || !happened.slice(index + 1).some((later) => later.jobId === one.jobId));
