import { cpus, loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { portalOrigin } from '../../src/support/product.ts';
import { writeTable } from '../support/write-table.ts';
import { wholeCategories, withLighthouse } from './visit-page.ts';
import { type VisitedPage, type Visits, visitTable } from './visit-table.ts';

/** Fewer for a quick look, which is printed but not written down. */
const rounds = Number(process.env['LIGHTHOUSE_ROUNDS'] ?? 5);
const fewestWritten = 5;

/**
 * The most that the page's own work may block on its best visit, milliseconds at four times slower. Lighthouse calls 200 fast; half as much again,
 * because the same work takes the processor longer beside other programs, never shorter. Its own figure is no limit: it grows with all else that the
 * machine does.
 */
const mostBlockingMs = 300;

const listed: readonly VisitedPage[] = ['/', '/business', '/pricing', '/faq'].map((path) => ({ path, whole: wholeCategories }));
/** Search engines do not list it (spec §2), which is what SEO would find. */
const unlisted: VisitedPage = { path: '/privacy', whole: ['accessibility', 'best-practices'] };
const thai = [...listed, unlisted];
const english = thai.map(({ path, ...page }) => ({ ...page, path: `/en${path === '/' ? '' : path}` }));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Visits the pages in turns, so that a busy minute is not one page's. */
async function visitAll(): Promise<readonly Visits[]> {
  const visited = new Map([...thai, ...english].map((page) => [page, [] as Visits['visits'][number][]]));
  await withLighthouse(async (visit) => {
    // The first visit finds nothing rendered yet and a browser that has only begun; it is not counted.
    await visit(portalOrigin);
    for (let round = 0; round < rounds; round += 1) {
      // Another language is other words for the same code.
      for (const page of round === 0 ? [...thai, ...english] : thai) {
        const one = await visit(portalOrigin + page.path);
        visited.get(page)?.push(one);
        const blocking = `blocking ${one.blockingMs.toFixed(0)} (${one.processorBlockingMs.toFixed(0)})`;
        say(`${page.path}: ${Object.values(one.scores).join(' ')}, ${blocking}`);
      }
    }
  });
  return [...visited].map(([page, visits]) => ({ ...page, visits }));
}

/** What keeps a page from what it has to be. */
const faultsOf = ({ path, whole, visits }: Visits): readonly string[] => {
  const found = visits.flatMap(({ scores, faults }) =>
    whole.filter((category) => scores[category] < 100).map((category) => `${path}, ${category}: ${faults[category].join('; ')}`),
  );
  const least = Math.min(...visits.map(({ processorBlockingMs }) => processorBlockingMs));
  const slow = least <= mostBlockingMs ? [] : [`${path} blocks ${least.toFixed(0)} ms by its own work, over ${mostBlockingMs}`];
  return [...new Set(found), ...slow];
};

test('the public pages in Lighthouse', async ({ browser }) => {
  test.setTimeout(0);
  const loadBefore = loadavg()[0] ?? Number.NaN;
  const pages = await visitAll();
  const lines = [
    ...visitTable(pages),
    '',
    `${new Date().toISOString().slice(0, 10)}, Lighthouse ${pages[0]?.visits[0]?.version}, Chromium ${browser.version()}, ${cpus().length} processors (load ${loadBefore.toFixed(1)} before, ` +
      `${loadavg()[0]?.toFixed(1)} after), ${rounds} visits to a page in turns, one to a page in English. Scores: the lowest; performance and all else: median (first to third quartile). ` +
      `Its own work may block ${mostBlockingMs} ms on a page’s best visit.`,
  ];
  say(lines.join('\n'));
  if (rounds >= fewestWritten) writeTable('lighthouse', lines);
  expect(pages.flatMap(faultsOf)).toEqual([]);
});
