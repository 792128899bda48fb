import type { DeliveryFilter, DeliveryPage, Songwai } from '@songwai/node';
import { ask, createServer } from '../clients.ts';
import type { Command } from '../command.ts';
import { exitCode } from '../kit.ts';
import { UsageError } from '../kit-error.ts';
import { readSettings, settingOptions } from '../settings.ts';

type Delivery = DeliveryPage['deliveries'][number];

const states = ['waiting', 'delivered', 'failed'] as const;

const answerOf = ({ attempts }: Delivery): string => {
  const last = attempts.at(-1);
  if (last === undefined) return 'not tried yet';
  return `${last.status ?? 'no answer'}${last.error === '' ? '' : ` (${last.error})`}, ${attempts.length} ${attempts.length === 1 ? 'try' : 'tries'}`;
};

const lineOf = (delivery: Delivery): string =>
  [
    String(delivery.id).padStart(8),
    delivery.createdAt.toISOString(),
    delivery.state.padEnd(9),
    delivery.type,
    delivery.subject,
    answerOf(delivery),
    ...(delivery.isReplay ? ['replay'] : []),
  ].join('  ');

/** Every page of the deliveries, or the newest alone. */
export async function readDeliveries(songwai: Songwai, filter: DeliveryFilter, isWhole: boolean): Promise<readonly Delivery[]> {
  const found: Delivery[] = [];
  let cursor: string | null = null;
  do {
    const page: DeliveryPage = await songwai.deliveries({ ...filter, ...(cursor === null ? {} : { cursor }) });
    found.push(...page.deliveries);
    cursor = page.nextCursor;
  } while (isWhole && cursor !== null);
  return found;
}

/** `songwai-partner webhook list` */
export const listCommand: Command = {
  name: 'webhook list',
  summary: 'list what was sent to your webhooks and what your server answered, newest first',
  options: {
    state: { value: '<state>', help: `only those that are ${states.join(', ')}` },
    all: { help: 'every page, not the newest alone' },
    json: { help: 'as JSON, with every attempt' },
    ...settingOptions('origin', 'partner', 'secret'),
  },
  run: async (given, kit) => {
    const wanted = given.text('state');
    const state = states.find((one) => one === wanted);
    if (wanted !== undefined && state === undefined)
      throw new UsageError(`There is no state "${wanted}"; there are ${states.join(', ')}.`);
    const settings = readSettings(given, kit);
    const songwai = createServer(settings, kit);
    const deliveries = await ask(settings.origin, () => readDeliveries(songwai, state ? { state } : {}, given.has('all')));
    if (given.has('json')) kit.print(JSON.stringify(deliveries, null, 2));
    else if (deliveries.length === 0)
      kit.print(state ? `Nothing is ${state}.` : 'Nothing was sent yet. Ask us to add your webhook, if you have none.');
    else for (const delivery of deliveries) kit.print(lineOf(delivery));
    return exitCode.done;
  },
};
