import { performance } from 'node:perf_hooks';
import { ask, createCaller, createServer } from '../clients.ts';
import type { Command } from '../command.ts';
import { signOnGuest } from '../guest/sign-on-guest.ts';
import { guestOptions, readGuest } from '../guest/test-guest.ts';
import { exitCode, type Kit } from '../kit.ts';
import { KitError } from '../kit-error.ts';
import { readSettings, type Settings, settingOptions } from '../settings.ts';
import { bookJob } from './book-job.ts';
import { type ExpectedEvents, openEvents } from './expected-events.ts';
import { followJob } from './follow-job.ts';

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Time for the last webhook after the job is over. */
const lastWebhookMs = 15_000;

const requireLocal = (origin: string): void => {
  if (!localHosts.includes(new URL(origin).hostname))
    throw new KitError(
      `job books, and ${origin} is not on this machine: a driver could come. Give --anywhere if it is a test system, where nobody does.`,
    );
};

const bahtOf = (satang: number): string => `฿${(satang / 100).toLocaleString('en', { maximumFractionDigits: 2 })}`;

interface Run {
  readonly settings: Settings;
  readonly events: ExpectedEvents;
  /** Of the guest. */
  readonly token: string;
}

/** Signs on, books, follows. @returns the exit code */
async function runJob({ settings, events, token }: Run, kit: Kit): Promise<number> {
  const begun = performance.now();
  const step = (text: string) => kit.print(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  const { origin } = settings;
  const signedOn = await signOnGuest(settings, token);
  step(`signed on   ${signedOn.guest.name} at ${signedOn.partnerName}`);
  const reference = `TEST-${kit.clock().getTime()}`;
  const job = await ask(origin, () => bookJob(signedOn, reference));
  step(
    `booked      ${job.jobId}, ${job.from} to ${job.to}, ${job.distanceKm} km, ${bahtOf(job.netSatang)}, reference ${reference}`,
  );
  step(`tracking    ${origin}/t/${job.trackingId}`);
  const last = await followJob({
    transport: createCaller({ origin, channel: 'web' }),
    trackingId: job.trackingId,
    signal: kit.signal,
    onStatus: (status, { driver }) => step(`${status.padEnd(10)}${driver ? `  ${driver.firstName}, ${driver.plate}` : ''}`),
  });
  if (last !== 'completed') {
    step(last === null ? 'stopped before the delivery; the job goes on' : `the job is ${last}, not delivered`);
    return exitCode.failed;
  }
  const patience = AbortSignal.any([kit.signal, AbortSignal.timeout(lastWebhookMs)]);
  if (events.isOpen && !(await events.waitFor('job.completed', job.jobId, patience)))
    kit.complain('The webhook job.completed did not come: webhook list shows why.');
  step('delivered');
  return exitCode.done;
}

/** `songwai-partner job` */
export const jobCommand: Command = {
  name: 'job',
  summary: 'a whole job in half a minute: sign a guest on, book, follow it until it is delivered',
  details: [
    'Runs against the gateway of `songwai-partner gateway`, whose drivers are simulated. Each step and each webhook is printed.',
    'Ends with "delivered", or with 1.',
  ],
  options: {
    ...guestOptions,
    anywhere: { help: 'also at a gateway that is not on this machine: a test system' },
    ...settingOptions('origin', 'partner', 'secret', 'page-origin', 'webhook-url', 'webhook-secret'),
  },
  run: async (given, kit) => {
    const settings = readSettings(given, kit);
    if (!given.has('anywhere')) requireLocal(settings.origin);
    const token = await createServer(settings, kit).guestToken(readGuest(given));
    const events = await openEvents(settings, kit);
    try {
      return await runJob({ settings, events, token }, kit);
    } finally {
      await events.close();
    }
  },
};
