import type { Language } from '@songwai/core/basics/language';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { demoWords } from '@songwai/core/i18n/demo-words';
import type { trackingStreamPath } from '@songwai/core/tracking/contract';
import { demoAnswers, followedJob } from './demo-answers.ts';
import type { DemoContext } from './demo-booking.ts';
import { createDemoJobs } from './demo-jobs.ts';
import { streamDemo } from './demo-stream.ts';
import { trackingOf } from './demo-tracking.ts';
import { createGatewayReads, type Fields, realReads } from './gateway-reads.ts';

export interface DemoGatewayOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly startTimer: StartTimer;
  /** Of the page, for what the real gateway answers. */
  readonly fetch: typeof globalThis.fetch;
}

/** Takes the place of `fetch` in an element's transport. */
export type DemoGateway = (scenario: string) => typeof globalThis.fetch;

const base = '/api';
/** A copy of the contract's path, checked by its type. */
const streamPath: typeof trackingStreamPath = '/tracking/:trackingId/stream';

const patternOf = (path: string): RegExp => new RegExp(`^${base}${path.replace(/:\w+/g, '([^/]+)')}$`);
const answers = demoAnswers.map((one) => ({ ...one, pattern: patternOf(one.path) }));
const reads = realReads.map(({ path }) => patternOf(path));
const stream = patternOf(streamPath);

const fieldsOf = (url: URL, init: RequestInit | undefined): Fields => ({
  ...Object.fromEntries(url.searchParams),
  ...(init?.body ? JSON.parse(String(init.body)) : {}),
});

const languageOf = ({ lang }: Fields): Language => (lang === 'en' ? 'en' : 'th');

/** An answer as the gateway sends it: an error of the server, or no such thing, is one in HTTP, too. */
const answerOf = (reply: object): Response => {
  const { responseCode: code } = reply as { readonly responseCode: number };
  return Response.json(reply, { status: code >= 500 || code === 404 ? code : 200 });
};

/**
 * The gateway of a page's demos: answers calls that need an account from memory, and sends reads that need none to the real one. What is neither is
 * refused, so that no demo ever books, stores or pays anything.
 */
export const createDemoGateway = ({ clock, startTimer, fetch }: DemoGatewayOptions): DemoGateway => {
  const jobs = createDemoJobs({ clock });
  const gateway = createGatewayReads({ fetch });

  return (scenario) => async (input, init) => {
    const url = new URL(String(input));
    const context: DemoContext = { origin: url.origin, scenario, jobs, reads: gateway, clock };
    const fields = fieldsOf(url, init);
    const [, trackingId] = stream.exec(url.pathname) ?? [];
    if (trackingId !== undefined) {
      const { trackingId: id } = await followedJob(context, decodeURIComponent(trackingId), languageOf(fields));
      const read = () => {
        const job = jobs.find(id);
        if (!job) throw new Error(`No demo of ${id}`);
        return trackingOf(job, clock());
      };
      return streamDemo({ read, startTimer, signal: init?.signal });
    }
    if (reads.some((pattern) => pattern.test(url.pathname))) return gateway.send(url, init);
    const own = answers.find(({ pattern }) => pattern.test(url.pathname));
    if (own) return answerOf(await own.answer(fields as never, context));
    return answerOf({ responseCode: 422, responseDesc: demoWords[languageOf(fields)].notInDemo });
  };
};
