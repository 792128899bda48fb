import type { Browser } from '@playwright/test';
import { type Spread, spreadOf } from '../../support/statistics.ts';
import type { Subject } from '../subjects/subject.ts';
import { type LeftPerCycle, leftPerCycle, withSteadyBrowser } from './heap-per-cycle.ts';
import { layoutShift } from './layout-shift.ts';
import { type Start, timeStart } from './time-start.ts';
import { type StartTransfers, startTransfers } from './transfers.ts';

/** A phone, a wider one, a tablet, a desktop. */
const widths = [320, 390, 768, 1440] as const;

/** Times at one speed of the processor, in milliseconds and as a share of the empty element's in the same round. */
export interface Times {
  readonly usableMs: Spread;
  readonly readyMs: Spread;
  readonly usableRatio: Spread;
  readonly readyRatio: Spread;
}

/** Everything about one subject. */
export interface Measured {
  readonly name: string;
  readonly transfers: StartTransfers;
  readonly full: Times;
  readonly slow: Times;
  readonly blockingMs: Spread;
  readonly longestTaskMs: Spread;
  /** One for each width. */
  readonly shifts: readonly number[];
  readonly left: LeftPerCycle;
}

interface Plan {
  /** The first is the empty element. */
  readonly subjects: readonly Subject[];
  readonly rounds: number;
  readonly cycles: number;
  readonly say: (line: string) => void;
}

const slowdowns = [1, 4] as const;
/** The first starts of a browser are slower than all after them. */
const warmUpRounds = 1;

type Starts = Map<Subject, Start[]>;

/** All subjects in turns, so that all meet the same moments of a busy machine, each round beginning with another. */
async function timeInTurns(browser: Browser, { subjects, rounds, say }: Plan): Promise<Readonly<Record<1 | 4, Starts>>> {
  const starts = { 1: new Map(), 4: new Map() } as Record<1 | 4, Starts>;
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const first = (round + warmUpRounds) % subjects.length;
    for (const slowdown of slowdowns) {
      for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)]) {
        const start = await timeStart(browser, subject, slowdown);
        if (round >= 0) starts[slowdown].set(subject, [...(starts[slowdown].get(subject) ?? []), start]);
      }
    }
    say(`round ${round + 1} of ${rounds}`);
  }
  return starts;
}

const timesOf = (starts: readonly Start[], empty: readonly Start[]): Times => {
  const ratios = (part: 'usableMs' | 'readyMs') =>
    spreadOf(starts.map((start, round) => start[part] / (empty[round]?.usableMs ?? Number.NaN)));
  return {
    usableMs: spreadOf(starts.map(({ usableMs }) => usableMs)),
    readyMs: spreadOf(starts.map(({ readyMs }) => readyMs)),
    usableRatio: ratios('usableMs'),
    readyRatio: ratios('readyMs'),
  };
};

/** Measures all subjects: transfers, times in turns, layout shift, what is left of each cycle. */
export async function measureAll(browser: Browser, plan: Plan): Promise<readonly Measured[]> {
  const { subjects, cycles, say } = plan;
  const starts = await timeInTurns(browser, plan);
  const [empty] = subjects;
  if (!empty) throw new Error('Without an empty element there is nothing to compare with');
  const measured: Measured[] = [];
  for (const subject of subjects) {
    const timed = (slowdown: 1 | 4, of: Subject = subject): readonly Start[] => starts[slowdown].get(of) ?? [];
    const shifts: number[] = [];
    for (const width of widths) shifts.push(await layoutShift(browser, subject, width));
    measured.push({
      name: subject.name,
      transfers: await startTransfers(browser, subject),
      full: timesOf(timed(1), timed(1, empty)),
      slow: timesOf(timed(4), timed(4, empty)),
      blockingMs: spreadOf(timed(4).map(({ blockingMs }) => blockingMs)),
      longestTaskMs: spreadOf(timed(4).map(({ longestTaskMs }) => longestTaskMs)),
      shifts,
      left: await withSteadyBrowser((steady) => leftPerCycle(steady, subject, cycles)),
    });
    say(`measured ${subject.name}`);
  }
  return measured;
}
