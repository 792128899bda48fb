import { cpus, loadavg } from 'node:os';
import { type APIRequestContext, test } from '@playwright/test';
import { shortOrder } from '../../src/support/jobs/short-order.ts';
import { signInByCall } from '../../src/support/jobs/sign-in-by-call.ts';
import { withOwnGateway } from '../../src/support/own-gateway.ts';
import { demoAccount, portalOrigin, ports } from '../../src/support/product.ts';
import { waitForPlaces } from '../support/wait-for-places.ts';
import { writeTable } from '../support/write-table.ts';
import { measureAll } from './measuring/measure-all.ts';
import { peersLaunch } from './measuring/peers-launch.ts';
import { bookingTransfers, type ListedFiles, trackingTransfers } from './measuring/widget-use.ts';
import { comparisonTables, goalTable } from './report/tables.ts';
import { buildCompatWidget } from './serving/compat-widget.ts';
import { versionOf } from './serving/install-peers.ts';
import { servePeers } from './serving/peer-server.ts';
import { largePeers } from './subjects/large-peers.ts';
import { bookingElement, priceCheckElement, trackingElement } from './subjects/our-elements.ts';
import { emptyElement, smallPeers } from './subjects/small-peers.ts';
import type { Subject } from './subjects/subject.ts';

/** Fewer for a quick look, which is printed but not written down. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const cycles = Number(process.env['BENCH_CYCLES'] ?? 30);
/** A part of the name of what is measured beside the empty element and the booking. */
const only = process.env['BENCH_ONLY'] ?? '';
const fewestWritten = { rounds: 9, cycles: 30 } as const;

const packages = ['altcha', '@shoelace-style/shoelace', '@adyen/adyen-web', '@duffel/components', '@typebot.io/js', 'react'];

test.use({ launchOptions: peersLaunch });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Circumstances {
  readonly browser: string;
  /** Programs that wanted a processor when the run began. */
  readonly loadBefore: number;
  readonly answered: Iterable<string>;
  readonly refused: Iterable<string>;
}

const circumstances = ({ browser, loadBefore, answered, refused }: Circumstances): readonly string[] => [
  `${new Date().toISOString().slice(0, 10)}, Chromium ${browser}, ${cpus().length} processors (load ${loadBefore.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after), ` +
    `${rounds} rounds in turns, ${cycles} cycles of mounting. Times in ms: median (first to third quartile).`,
  '',
  `Peers: ${packages.map((name) => `${name} ${versionOf(name)}`).join(', ')}.`,
  `Answered in place of the vendors: ${[...answered].sort().join('; ')}.`,
  `Refused, because it is elsewhere: ${[...new Set(refused)].sort().join(', ') || 'nothing'}.`,
];

/** Lends the booking of a build with Preact's compat, from a gateway of its own. */
const withCompat = async (use: (compat: readonly Subject[]) => Promise<void>): Promise<void> => {
  if (process.env['BENCH_COMPAT'] === undefined) return use([]);
  const env = { WIDGET_DIR: buildCompatWidget(), PARTNER_PORT: String(ports.partner), REQUESTS_PER_MINUTE: '1000000' };
  return withOwnGateway(env, ({ origin }) => use([bookingElement(origin, '`<songwai-booking>` over preact/compat')]));
};

/** Names of the files that the build lists for each use case. */
const listedFiles = async (request: APIRequestContext): Promise<ListedFiles> => {
  const loads: Record<keyof ListedFiles, string[]> = await (await request.get(`${portalOrigin}/widget/v1/loads.json`)).json();
  const names = (files: readonly string[]) => files.map((file) => file.split('/').at(-1) ?? '');
  return { loader: names(loads.loader), firstStep: names(loads.firstStep), wholeBooking: names(loads.wholeBooking) };
};

test('the widget beside six others', async ({ browser, request }) => {
  test.setTimeout(0);
  const loadBefore = loadavg()[0] ?? Number.NaN;
  await waitForPlaces(request);
  const call = await signInByCall(request, demoAccount);
  const { trackingId } = await call('/create_job', shortOrder());
  const booking = bookingElement(portalOrigin);
  const tracking = trackingElement(portalOrigin, String(trackingId));
  const peers = await servePeers([emptyElement, ...smallPeers, ...largePeers]);
  await withCompat(async (compat) => {
    const [empty, ...others] = peers.subjects;
    if (!empty) throw new Error('The empty element is not served');
    const rest = [tracking, priceCheckElement(portalOrigin), ...compat, ...others].filter(({ name }) => name.includes(only));
    const subjects = [empty, booking, ...rest];
    const use = {
      bookingTransfers: await bookingTransfers(browser, booking, await listedFiles(request)),
      tracking: await trackingTransfers(browser, tracking),
    };
    const all = await measureAll(browser, { subjects, rounds, cycles, say });
    const ours = all.find(({ name }) => name === booking.name);
    if (!ours) throw new Error('The booking was not measured');
    const lines = [
      ...goalTable({ booking: ours, ...use }),
      '',
      ...comparisonTables(all),
      '',
      ...circumstances({
        browser: browser.version(),
        loadBefore,
        answered: peers.answered,
        refused: all.flatMap(({ transfers }) => transfers.refused),
      }),
    ];
    say(lines.join('\n'));
    if (only === '' && rounds >= fewestWritten.rounds && cycles >= fewestWritten.cycles) writeTable('bench', lines);
  });
  await peers.close();
});
