import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Benchmark } from '../measure.ts';
import { compareLists } from './list-jobs.ts';

// `BENCH_JOBS=100000` is a quick look, printed only.
const { BENCH_JOBS: asked } = process.env;
const many = Number(asked ?? 1_000_000);
const few = 10_000;

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));
const begin = '<!-- jobs bench: begin. Written by `npm run bench:jobs` in `apps/gateway`. -->';
const end = '<!-- jobs bench: end -->';

const rowOf = ({ name, ours, reference, limits }: Benchmark): string => {
  const ratio = ours.p95Ms / reference.p95Ms;
  const times = ({ p50Ms, p95Ms }: Benchmark['ours']) => `${p50Ms.toFixed(1)} / ${p95Ms.toFixed(1)}`;
  const call = name.replace(/^jobs: |, a company with.*$/g, '');
  const reached = ratio <= limits.ratio ? 'yes' : '**no**';
  return `| ${[call, times(ours), times(reference), ratio.toFixed(2), `≤ ${limits.ratio}`, reached].join(' | ')} |`;
};

const benchmarks = await compareLists({ many, few });
const inWords = (count: number) => count.toLocaleString('en');
const head = [
  'call',
  `${inWords(many)} jobs: p50 / p95, ms`,
  `${inWords(few)}: p50 / p95, ms`,
  'ratio of p95',
  'goal',
  'reached',
];
const table = [
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '-').join(' | ')} |`,
  ...benchmarks.map(rowOf),
  '',
  `${new Date().toISOString().slice(0, 10)}, Node.js ${process.versions.node}, ${os.cpus().length} processors (load ${os.loadavg()[0]?.toFixed(1)} afterwards), 200 calls of each in turns, one at a time, in process.`,
].join('\n');
process.stdout.write(`${table}\n`);
if (asked === undefined) {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md lacks the lines ${begin} and ${end}.`);
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}
