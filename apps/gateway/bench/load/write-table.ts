import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Comparison } from './compare-loads.ts';

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));
const begin = '<!-- gateway bench: begin. Written by `npm run bench:load` in `apps/gateway`. -->';
const end = '<!-- gateway bench: end -->';

const rowOf = ({ call, ours, echo, ratio }: Comparison): string =>
  `| ${[
    `${call.name} (\`${call.endpoint.path}\`)`,
    Math.round(ours.perSecond).toLocaleString('en'),
    Math.round(echo.perSecond).toLocaleString('en'),
    `${ratio.median.toFixed(3)} (${ratio.least.toFixed(3)}-${ratio.most.toFixed(3)})`,
    `≥ ${call.goal}`,
    ratio.median >= call.goal ? 'yes' : '**no**',
    `${ours.p50Ms} / ${ours.p99Ms}`,
    `${Math.round(ours.cpuMicroseconds)} / ${Math.round(echo.cpuMicroseconds)}`,
  ].join(' | ')} |`;

/** The comparisons as a table, with the machine that they are from. */
export function tableOf(comparisons: readonly Comparison[], rounds: number): string {
  const head = [
    'call',
    'ours, a second',
    'echo, a second',
    'ratio (least-most)',
    'goal',
    'reached',
    'p50 / p99, ms',
    'processor, ours / echo, µs',
  ];
  const load = os.loadavg()[0]?.toFixed(1);
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '-').join(' | ')} |`,
    ...comparisons.map(rowOf),
    '',
    `${new Date().toISOString().slice(0, 10)}, Node.js ${process.versions.node}, ${os.cpus().length} processors (load ${load} afterwards), 20 connections, ${rounds} rounds of 3 s in turns.`,
  ].join('\n');
}

/** Puts the table into docs/performance.md, in place of the one before. @throws Error where its place is missing */
export function writeTable(table: string): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md lacks the lines ${begin} and ${end}.`);
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}
