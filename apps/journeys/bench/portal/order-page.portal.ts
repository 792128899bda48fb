import { cpus, loadavg } from 'node:os';
import { test } from '@playwright/test';
import { waitForPlaces } from '../support/wait-for-places.ts';
import { writeTable } from '../support/write-table.ts';
import { orderPageTable } from './order-page-table.ts';
import { type OrderVisit, visitOrderPage } from './visit-order-page.ts';

/** Fewer for a quick look, which is printed but not written down. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const fewestWritten = 9;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

test('the page of a new order until it can be used, and at first use', async ({ browser, request }) => {
  test.setTimeout(0);
  const loadBefore = loadavg()[0] ?? Number.NaN;
  await waitForPlaces(request);
  // The first visit finds a browser and a gateway that have only begun; it is not counted.
  await visitOrderPage(browser);
  const visits: OrderVisit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const visit = await visitOrderPage(browser);
    visits.push(visit);
    say(`longest task ${visit.loading.longestMs.toFixed(0)}, at first use ${visit.firstUse.longestMs.toFixed(0)} ms`);
  }
  const lines = [
    ...orderPageTable(visits),
    '',
    `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ${cpus().length} processors (load ${loadBefore.toFixed(1)} before, ` +
      `${loadavg()[0]?.toFixed(1)} after), ${rounds} first visits. Median (first to third quartile); hops: the most.`,
  ];
  say(lines.join('\n'));
  if (rounds >= fewestWritten) writeTable('bench:portal', lines);
});
