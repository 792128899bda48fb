import { addDays, bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { hourMs } from '@songwai/core/basics/durations';
import { type NotificationEvent, notificationEvents } from '@songwai/core/notifications/notification-event';
import { mailDigests } from '@songwai/core/notifications/timing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryChannel } from '../tables.ts';
import { digestEnd, dueOf, isDigested, isQuiet, quietEnd } from './due-at.ts';

const bangkok = (text: string): Date => new Date(`${text}+07:00`);
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const event = fc.constantFrom(...(Object.keys(notificationEvents) as NotificationEvent[]));
const channel = fc.constantFrom<DeliveryChannel>('mail', 'sms', 'line', 'push');
const timing = fc.record({ isQuietAtNight: fc.boolean(), mailDigest: fc.constantFrom(...mailDigests) });

describe('the quiet hours', () => {
  it.each([
    ['2026-11-21T21:59:59.999', '2026-11-21T21:59:59.999'],
    ['2026-11-21T22:00', '2026-11-22T07:00'],
    ['2026-11-21T23:59:59.999', '2026-11-22T07:00'],
    ['2026-11-22T00:00', '2026-11-22T07:00'],
    ['2026-11-22T06:59:59.999', '2026-11-22T07:00'],
    ['2026-11-22T07:00', '2026-11-22T07:00'],
    // Over the end of a month, of a year, and of a February with 29 days.
    ['2026-11-30T22:30', '2026-12-01T07:00'],
    ['2026-12-31T23:00', '2027-01-01T07:00'],
    ['2028-02-29T23:00', '2028-03-01T07:00'],
    // The day on which Europe moves its clocks: Bangkok does not.
    ['2026-03-28T22:00', '2026-03-29T07:00'],
  ])('let what is due at %s be sent at %s', (at, end) => {
    expect(quietEnd(bangkok(at))).toEqual(bangkok(end));
  });

  it('end at seven, at most nine hours later, and delay nothing by day', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const end = quietEnd(at);
        expect(isQuiet(end)).toBe(false);
        expect(end.getTime() - at.getTime()).toBeLessThanOrEqual(9 * hourMs);
        if (isQuiet(at)) expect(bangkokTime(end)).toBe('07:00');
        else expect(end).toEqual(at);
      }),
    );
  });
});

describe('a digest', () => {
  it.each([
    ['hourly', '2026-11-21T10:00', '2026-11-21T11:00'],
    ['hourly', '2026-11-21T10:59:59.999', '2026-11-21T11:00'],
    ['hourly', '2026-11-21T23:15', '2026-11-22T00:00'],
    ['daily', '2026-11-21T17:59:59.999', '2026-11-21T18:00'],
    ['daily', '2026-11-21T18:00', '2026-11-22T18:00'],
    ['daily', '2026-11-22T00:00', '2026-11-22T18:00'],
    ['none', '2026-11-21T10:20', '2026-11-21T10:20'],
  ] as const)('(%s) takes what happens at %s out at %s', (digest, at, end) => {
    expect(digestEnd(digest, bangkok(at))).toEqual(bangkok(end));
  });

  it('has one end for all that happen within an hour or a day, and never an earlier one', () => {
    fc.assert(
      fc.property(moment, fc.nat(25 * hourMs), (at, laterMs) => {
        const later = new Date(at.getTime() + laterMs);
        for (const digest of ['hourly', 'daily'] as const) {
          const end = digestEnd(digest, at);
          expect(end > at).toBe(true);
          expect(digestEnd(digest, later) >= end).toBe(true);
          if (later < end) expect(digestEnd(digest, later)).toEqual(end);
          expect(end.getTime() - at.getTime()).toBeLessThanOrEqual(digest === 'hourly' ? hourMs : 24 * hourMs);
        }
        expect(bangkokTime(digestEnd('hourly', at))).toMatch(/:00$/);
        expect(bangkokTime(digestEnd('daily', at))).toBe('18:00');
      }),
    );
  });
});

describe('the moment at which something is sent', () => {
  it('is at once for what is urgent, and never at night for anything else', () => {
    fc.assert(
      fc.property(fc.record({ about: event, via: channel, at: moment }), timing, ({ about, via, at }, chosen) => {
        const { dueAt, isUrgent } = dueOf({ event: about, channel: via, at }, chosen);
        expect(dueAt >= at).toBe(true);
        expect(dueAt <= addDays(at, 2)).toBe(true);
        if (isUrgent) expect(dueAt).toEqual(at);
        else if (chosen.isQuietAtNight) expect(isQuiet(dueAt)).toBe(false);
        const isWaiting = via === 'mail' && isDigested(about) && chosen.mailDigest !== 'none';
        if (!isWaiting && !chosen.isQuietAtNight) expect(dueAt).toEqual(at);
        expect(isUrgent).toBe(notificationEvents[about].isUrgent === true && !isWaiting);
      }),
    );
  });

  it('does not wait for a digest where a decision is asked for', () => {
    const at = bangkok('2026-11-21T10:20');
    for (const about of ['noDriver', 'recurring', 'security'] as const)
      expect(dueOf({ event: about, channel: 'mail', at }, { isQuietAtNight: true, mailDigest: 'daily' }).dueAt).toEqual(at);
    const { dueAt } = dueOf({ event: 'delivered', channel: 'mail', at }, { isQuietAtNight: true, mailDigest: 'daily' });
    expect([bangkokDate(dueAt), bangkokTime(dueAt)]).toEqual(['21/11/2026', '18:00']);
  });
});
