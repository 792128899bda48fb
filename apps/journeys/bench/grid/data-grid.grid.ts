import { cpus, loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { timingOf } from '../support/measure.ts';
import { writeTable } from '../support/write-table.ts';
import { bundlePage } from './bundle-page.ts';
import { type GridTimes, gridUses, useFields, useGrid } from './grid-uses.ts';
import { withSlowPage } from './key-clock.ts';

/** Fewer for a quick look, which is printed but not written down. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const fewestWritten = 5;
/** The most that the median of a key may be, four times slower. */
const mostMs = 50;

const names: Readonly<Record<keyof GridTimes, string>> = {
  typed: 'a character typed in an open cell',
  opened: 'the first character, which opens a cell',
  stored: 'Enter: the value is stored, the row checked, the cell below active',
  moved: 'an arrow or PageDown to another cell',
  undone: 'Ctrl+Z of an edit',
  pasted: 'a pasted file: 4,000 values',
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const cellsOf = (times: readonly number[]): readonly string[] => {
  const { p50Ms, p95Ms, count } = timingOf(times);
  return [p50Ms.toFixed(0), p95Ms.toFixed(0), String(count)];
};

test('a key in the grid beside one in 4,000 text fields', async ({ browser }) => {
  test.setTimeout(0);
  const loadBefore = loadavg()[0] ?? Number.NaN;
  const [grid, fields] = [await bundlePage('our-grid'), await bundlePage('plain-fields')];
  const ours: Awaited<ReturnType<typeof useGrid>>[] = [];
  const plain: Awaited<ReturnType<typeof useFields>>[] = [];
  const plainAtFullSpeed: (typeof plain)[number][] = [];
  // The first visit finds a browser that has only begun; it is not counted.
  await withSlowPage(browser, { html: grid, slowdown: 4 }, useGrid);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await withSlowPage(browser, { html: grid, slowdown: 4 }, useGrid));
    plain.push(await withSlowPage(browser, { html: fields, slowdown: 4 }, useFields));
    plainAtFullSpeed.push(await withSlowPage(browser, { html: fields, slowdown: 1 }, useFields));
    say(`round ${round + 1} of ${rounds}`);
  }
  const timesOf = (use: keyof GridTimes) => ours.flatMap(({ times }) => times[use]);
  const keys = gridUses.filter((use) => use !== 'pasted');
  const reached = (use: keyof GridTimes) => (timingOf(timesOf(use)).p50Ms <= mostMs ? 'yes' : '**no**');
  const typedIn = (pages: typeof plain) => pages.flatMap(({ typed }) => typed);
  const heads = ['500 rows of 8 cells', 'p50, ms', 'p95, ms', 'times', 'goal of p50', 'reached'];
  const lines = [
    row(heads),
    row(heads.map(() => '-')),
    ...keys.map((use) => row([`grid at 4×: ${names[use]}`, ...cellsOf(timesOf(use)), `≤ ${mostMs}`, reached(use)])),
    row([`grid at 4×: ${names.pasted}`, ...cellsOf(timesOf('pasted')), '', '']),
    row(['text fields at 4×: a character', ...cellsOf(typedIn(plain)), '', '']),
    row(['text fields at full speed: a character', ...cellsOf(typedIn(plainAtFullSpeed)), '', '']),
    '',
    `Elements in the page: ${ours[0]?.nodes} and ${plain[0]?.nodes}. ${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ${cpus().length} processors ` +
      `(load ${loadBefore.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after), ${rounds} rounds in turns.`,
  ];
  say(lines.join('\n'));
  if (rounds >= fewestWritten) writeTable('bench:grid', lines);
  // Half of a key's time may be the wait for the next frame, so a ratio says more than a limit in milliseconds on a busy machine.
  expect(timingOf(timesOf('typed')).p50Ms / timingOf(typedIn(plain)).p50Ms).toBeLessThan(0.2);
});
