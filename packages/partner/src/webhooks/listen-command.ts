import { once } from 'node:events';
import type { Command } from '../command.ts';
import { exitCode } from '../kit.ts';
import { UsageError } from '../kit-error.ts';
import { readSettings, settingOptions } from '../settings.ts';
import { eventLine } from './event-line.ts';
import { openReceiver } from './receiver.ts';

/** Where `gateway` sends the events of its test partner. */
export const receiverPort = 8090;
export const receiverPath = '/songwai-events';

const readPort = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`"${text}" is no port: give one from 0 to 65535.`);
  return port;
};

const readCount = (text: string | undefined): number => {
  const count = text === undefined ? Number.POSITIVE_INFINITY : Number(text);
  if (!(count >= 1)) throw new UsageError(`"${text}" is no number of events.`);
  return count;
};

/** `songwai-partner webhook listen` */
export const listenCommand: Command = {
  name: 'webhook listen',
  summary: 'hear webhooks on this machine, check their signatures and print them',
  details: [
    'Ends with Ctrl-C, or after --count events. Songwai only reaches it from the same machine, or through a tunnel of yours.',
  ],
  options: {
    port: { value: '<number>', help: `without it ${receiverPort}` },
    path: { value: '<path>', help: `without it ${receiverPath}` },
    count: { value: '<number>', help: 'end after so many events' },
    json: { help: 'print each event whole, one in a line' },
    ...settingOptions('webhook-secret'),
  },
  run: async (given, kit) => {
    const settings = readSettings(given, kit);
    const left = { count: readCount(given.text('count')) };
    const done = new AbortController();
    const receiver = await openReceiver({
      port: readPort(given.text('port') ?? String(receiverPort)),
      path: given.text('path') ?? receiverPath,
      secret: settings.need('webhook-secret'),
      onEvent: (event, isKnown) => {
        kit.print(given.has('json') ? JSON.stringify(event) : `${eventLine(event)}${isKnown ? '  (came before)' : ''}`);
        left.count -= 1;
        if (left.count <= 0) done.abort();
      },
      onStranger: (why) => kit.complain(`Refused with 401, because it is not signed with this secret: ${why}`),
    });
    kit.complain(`Listening at ${receiver.url}`);
    const ended = AbortSignal.any([kit.signal, done.signal]);
    if (!ended.aborted) await once(ended, 'abort');
    await receiver.close();
    return exitCode.done;
  },
};
