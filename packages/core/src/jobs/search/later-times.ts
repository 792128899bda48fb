import { addDays, addMinutes, bangkokDate, bangkokTime, startOfBangkokDay } from '../../basics/bangkok-time.ts';
import { minuteMs } from '../../basics/durations.ts';
import { nineHourCutoff } from '../../validation/orders/nine-hour-cutoff.ts';
import { nextDayWindow } from '../booking/pick-up-window.ts';
import { checkPostponement, type PostponeFacts } from './postponed-pick-up.ts';

const suggestedTimes = 3;
/** Nobody wants a pick-up in the night suggested; they can still choose one. */
const wakingHours = { from: 7, until: 22 } as const;

/** The facts of a job that is postponed. */
export interface LaterFacts extends PostponeFacts {
  /** A hire of nine hours begins by noon. */
  readonly isNineHours: boolean;
}

const roundUp = (moment: Date, minutes: number): Date =>
  new Date(Math.ceil(moment.getTime() / (minutes * minuteMs)) * minutes * minuteMs);

const isWaking = (moment: Date): boolean => {
  const hour = Number(bangkokTime(moment).slice(0, 2));
  return hour >= wakingHours.from && hour < wakingHours.until;
};

/** Why a later time is not possible; null if it is. */
export function laterTimeProblem(moment: Date, { isNineHours, ...facts }: LaterFacts): string | null {
  const request = { date: bangkokDate(moment), startTime: bangkokTime(moment) };
  const checked = checkPostponement(request, facts);
  if (!checked.ok) return checked.error.code;
  return isNineHours && !nineHourCutoff(request.startTime).ok ? 'nineHourTooLate' : null;
}

/** Three later pick-up times that suit: in an hour, in three, the next mornings. Next day keeps its hours on the next days. */
export function laterTimes(facts: LaterFacts): readonly Date[] {
  const { now, booked, isNextDay } = facts;
  const base = new Date(Math.max(booked.from.getTime(), now.getTime()));
  const morning = (days: number) => addMinutes(addDays(startOfBangkokDay(base), days), 9 * 60);
  const candidates = isNextDay
    ? [1, 2, 3, 4].map((days) => nextDayWindow(addDays(base, days - 1)).from)
    : [
        roundUp(addMinutes(base, 60), 15),
        ...[roundUp(addMinutes(base, 180), 60), morning(1), addMinutes(morning(1), 240), morning(2), morning(3)].filter(isWaking),
      ];
  return candidates
    .filter((moment, index) => candidates.findIndex((other) => other.getTime() === moment.getTime()) === index)
    .filter((moment) => laterTimeProblem(moment, facts) === null)
    .slice(0, suggestedTimes);
}
