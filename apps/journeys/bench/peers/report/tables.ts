import type { Spread } from '../../support/statistics.ts';
import type { Measured } from '../measuring/measure-all.ts';
import type { Transfer } from '../measuring/transfers.ts';
import type { BookingTransfers } from '../measuring/widget-use.ts';

const fixed = (value: number, digits = 0): string => value.toFixed(digits);
const spread = ({ median, low, high }: Spread, digits = 0): string =>
  `${fixed(median, digits)} (${fixed(low, digits)}-${fixed(high, digits)})`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** Smaller than a hundredth is not seen. */
const shift = (value: number): string => (value < 0.0005 ? '0' : fixed(value, 3));

/** Everyone side by side: what is fetched, then how fast it is. */
export const comparisonTables = (all: readonly Measured[]): readonly string[] => [
  ...table(
    ['widget', 'requests', 'hops', 'kB', 'code kB', '1×: usable', 'ratio', '4×: usable', 'ratio', '4×: ready', 'ratio'],
    all.map(({ name, transfers: { ready }, full, slow }) => [
      ...[name, String(ready.requests), String(ready.hops), fixed(ready.kB, 1), fixed(ready.codeKB, 1)],
      ...[spread(full.usableMs), spread(full.usableRatio, 1)],
      ...[spread(slow.usableMs), spread(slow.usableRatio, 1)],
      ...[spread(slow.readyMs), spread(slow.readyRatio, 1)],
    ]),
  ),
  '',
  ...table(
    ['widget', '4×: blocking', '4×: longest task', 'shift 320', '390', '768', '1440', 'left per cycle: kB', 'nodes', 'listeners'],
    all.map(({ name, blockingMs, longestTaskMs, shifts, left }) => [
      ...[name, spread(blockingMs), spread(longestTaskMs), ...shifts.map(shift)],
      ...[fixed(left.kB, 1), fixed(left.nodes, 1), fixed(left.listeners, 1)],
    ]),
  ),
];

/** What is held against the goals. */
export interface OurFigures {
  readonly booking: Measured;
  readonly bookingTransfers: BookingTransfers;
  readonly tracking: Transfer;
}

interface GoalLine {
  readonly what: string;
  readonly before: string;
  readonly most: number;
  readonly now: number;
  readonly digits: number;
  readonly more?: string;
}

const ofBooking = /^(booking|later|th-later|en-later)\.js$/;

const goalLines = ({
  booking,
  bookingTransfers: { neededToType, suggestion, neededForSuggestion, booked, neededForBooking },
  tracking,
}: OurFigures): readonly GoalLine[] => {
  const { usable, ready } = booking.transfers;
  const withHeaders = ({ kB }: Transfer) => `${fixed(kB, 1)} with headers and calls`;
  const pulled = tracking.files.filter((file) => ofBooking.test(file));
  return [
    {
      what: 'serial hops until the booking is ready',
      before: '4',
      most: 2,
      now: ready.hops,
      digits: 0,
      more: `${neededToType.hops} until a guest can type`,
    },
    {
      what: 'kB before a guest can type',
      before: '25.4',
      most: 8,
      now: neededToType.codeKB,
      digits: 1,
      more: `${withHeaders(neededToType)}; ${fixed(usable.codeKB, 1)} have come by the first paint from this machine`,
    },
    {
      what: 'kB before the first suggestion',
      before: '25.4 (30.0 with headers)',
      most: 18,
      now: neededForSuggestion.codeKB,
      digits: 1,
      more: `${fixed(suggestion.codeKB, 1)} have come by then, ${withHeaders(suggestion)}`,
    },
    {
      what: 'kB of the whole booking without map',
      before: '53.3',
      most: 42,
      now: neededForBooking.codeKB,
      digits: 1,
      more: `${fixed(booked.codeKB, 1)} with map and ways of paying, ${withHeaders(booked)}`,
    },
    { what: 'kB of tracking with map', before: '105.8', most: 75, now: tracking.codeKB, digits: 1, more: withHeaders(tracking) },
    {
      what: 'files of the booking that tracking fetches',
      before: 'the booking chunk',
      most: 0,
      now: pulled.length,
      digits: 0,
      more: `${pulled.join(', ') || 'none'}, of ${tracking.files.join(', ')}`,
    },
    {
      what: 'ready at 4×, ratio to the empty element',
      before: 'not paired',
      most: 2.5,
      now: booking.slow.readyRatio.median,
      digits: 1,
      more: `${fixed(booking.slow.usableRatio.median, 1)} until a guest can type`,
    },
    { what: 'blocking at 4×, ms', before: '626', most: 50, now: booking.blockingMs.median, digits: 0 },
    { what: 'longest task at 4×, ms', before: '502', most: 100, now: booking.longestTaskMs.median, digits: 0 },
    { what: 'layout shift, any width', before: '0.20', most: 0.01, now: Math.max(...booking.shifts), digits: 3 },
    { what: 'kB left per mount cycle', before: '2.4-5.3', most: 2, now: booking.left.kB, digits: 1 },
  ];
};

/** Our figures beside the goals. */
export const goalTable = (figures: OurFigures): readonly string[] =>
  table(
    ['the widget', '22 November', 'goal', 'now', 'reached', ''],
    goalLines(figures).map(({ what, before, most, now, digits, more = '' }) => [
      ...[what, before, `≤ ${most}`, fixed(now, digits), now <= most ? 'yes' : '**no**', more],
    ]),
  );
