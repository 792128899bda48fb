import { performance } from 'node:perf_hooks';
import { webhookEventTypes } from '@songwai/core/partners/webhooks/webhook';
import type { SongwaiEvent } from '@songwai/node';
import type { Command } from '../command.ts';
import { exitCode, type Kit } from '../kit.ts';
import { UsageError } from '../kit-error.ts';
import { readSettings, settingOptions } from '../settings.ts';
import { postEvent } from './post-event.ts';
import { isEventType, sampleEvent } from './sample-event.ts';

const readTypes = (word: string): readonly SongwaiEvent['type'][] => {
  if (word === 'all') return webhookEventTypes;
  if (isEventType(word)) return [word];
  throw new UsageError(`There is no event ${word}; there are all, ${webhookEventTypes.join(', ')}.`);
};

/** Sends one and prints how it went. @returns whether it was accepted */
async function send(type: SongwaiEvent['type'], { url, secret }: { readonly url: string; readonly secret: string }, kit: Kit) {
  const now = kit.clock();
  const begun = performance.now();
  try {
    const { status, text } = await postEvent(sampleEvent(type, now), { url, secret, now, signal: kit.signal });
    const isAccepted = status >= 200 && status < 300;
    const advice = isAccepted
      ? ''
      : status === 401
        ? ' Check that your server has the same SONGWAI_WEBHOOK_SECRET.'
        : ' We would send it again.';
    kit.print(
      `${isAccepted ? 'ok    ' : 'FAILED'}  ${type}  ${status} after ${Math.round(performance.now() - begun)} ms  ${text}${advice}`,
    );
    return isAccepted;
  } catch (cause) {
    const why =
      cause instanceof Error
        ? cause.cause instanceof Error
          ? cause.cause.message || cause.message
          : cause.message
        : String(cause);
    kit.print(`FAILED  ${type}  no answer: ${why}`);
    return false;
  }
}

/** `songwai-partner webhook send <type> <url>` */
export const sendCommand: Command = {
  name: 'webhook send',
  words: '<event, or all> <url of your server>',
  summary: 'send your server a signed sample event, and show its answer',
  details: [
    `Events: ${webhookEventTypes.join(', ')}.`,
    'They are about a job that there is not. Ends with 1 if one is not answered by 2xx.',
  ],
  options: settingOptions('webhook-secret'),
  run: async (given, kit) => {
    const [word, url, ...more] = given.words;
    if (word === undefined || url === undefined || more.length > 0)
      throw new UsageError('webhook send needs an event and an address.');
    if (!URL.canParse(url)) throw new UsageError(`"${url}" is no web address.`);
    const types = readTypes(word);
    const secret = readSettings(given, kit).need('webhook-secret');
    const outcomes: boolean[] = [];
    for (const type of types) outcomes.push(await send(type, { url, secret }, kit));
    return outcomes.every(Boolean) ? exitCode.done : exitCode.failed;
  },
};
