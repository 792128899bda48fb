import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BookingComparison } from './bookings/compare-bookings.ts';
import type { Comparison } from './compare-loads.ts';
import type { LoadResult } from './send-load.ts';

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));

/** Between which lines of the page a table stands. */
export interface TablePlace {
  readonly begin: string;
  readonly end: string;
}
const ofCalls: TablePlace = {
  begin: '<!-- gateway bench: begin. Written by `npm run bench:load` in `apps/gateway`. -->',
  end: '<!-- gateway bench: end -->',
};

/** What a booking is called in the table, and what part of the loop's bookings a second it should reach. */
export const bookingName = 'a booking in cash';
const bookingGoal = 0.6;

interface Measured {
  readonly name: string;
  readonly goal: number;
  readonly ours: LoadResult;
  readonly reference: LoadResult;
  readonly ratio: Comparison['ratio'];
}

const countOf = (value: number): string => Math.round(value).toLocaleString('en');
const timesOf = ({ p50Ms, p99Ms }: LoadResult): string => `${p50Ms} / ${p99Ms}`;

const rowOf = ({ name, goal, ours, reference, ratio }: Measured): string[] => [
  name,
  countOf(ours.perSecond),
  countOf(reference.perSecond),
  `${ratio.median.toFixed(3)} (${ratio.least.toFixed(3)}-${ratio.most.toFixed(3)})`,
  `≥ ${goal}`,
  ratio.median >= goal ? 'yes' : '**no**',
  timesOf(ours),
];
const processorOf = ({ ours, reference }: Measured): string =>
  `${Math.round(ours.cpuMicroseconds)} / ${Math.round(reference.cpuMicroseconds)}`;

const headOf = (what: string, reference: string): string[] => [
  ...[what, 'ours, a second', `${reference}, a second`, 'ratio (least-most)', 'goal', 'reached', 'p50 / p99, ms'],
];

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table, with the machine that it is from. */
function describeTable(head: readonly string[], rows: readonly (readonly string[])[], rounds: number): string {
  const load = os.loadavg()[0]?.toFixed(1);
  return [
    ...[head, head.map(() => '-'), ...rows].map(lineOf),
    '',
    `${new Date().toISOString().slice(0, 10)}, Node.js ${process.versions.node}, ${os.cpus().length} processors (load ${load} afterwards), 20 connections, ${rounds} rounds of 3 s in turns.`,
  ].join('\n');
}

/** The comparisons of calls as a table. */
export function tableOf(comparisons: readonly Comparison[], rounds: number): string {
  const measured = comparisons.map(({ call, echo: reference, ...compared }): Measured => {
    const name = `${call.name} (\`${call.endpoint.path}\`)`;
    return { ...compared, name, goal: call.goal, reference };
  });
  const head = [...headOf('call', 'echo'), 'processor, ours / echo, µs'];
  return describeTable(
    head,
    measured.map((one) => [...rowOf(one), processorOf(one)]),
    rounds,
  );
}

/** The comparison of bookings as a table. */
export function bookingTableOf(comparison: BookingComparison, rounds: number): string {
  const measured = { ...comparison, name: `${bookingName} (\`/create_job\`)`, goal: bookingGoal };
  const head = [...headOf('booking', 'the loop'), 'of the loop', 'processor, ours / the loop, µs'];
  return describeTable(head, [[...rowOf(measured), timesOf(comparison.reference), processorOf(measured)]], rounds);
}

/** Puts tables into docs/performance.md, in place of those before. @throws Error where its place is missing */
export function writeTable(table: string, { begin, end } = ofCalls): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md lacks the lines ${begin} and ${end}.`);
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}
