import { ask, createServer } from '../clients.ts';
import type { Command } from '../command.ts';
import { exitCode } from '../kit.ts';
import { UsageError } from '../kit-error.ts';
import { readSettings, settingOptions } from '../settings.ts';
import { readDeliveries } from './list-command.ts';

const readIds = (words: readonly string[]): readonly number[] =>
  words.map((word) => {
    const id = Number(word);
    if (!Number.isSafeInteger(id) || id < 1) throw new UsageError(`"${word}" is no delivery: webhook list shows their numbers.`);
    return id;
  });

/** `songwai-partner webhook replay <delivery>` */
export const replayCommand: Command = {
  name: 'webhook replay',
  words: '<delivery> …',
  summary: 'have events sent again, by the numbers that webhook list shows',
  details: ['The event is the same, with the same id: your server ignores it if it has it already.'],
  options: {
    failed: { help: 'all that failed, instead of single ones' },
    ...settingOptions('origin', 'partner', 'secret'),
  },
  run: async (given, kit) => {
    const ids = readIds(given.words);
    if ((ids.length === 0) !== given.has('failed'))
      throw new UsageError('webhook replay needs numbers of deliveries, or --failed.');
    const settings = readSettings(given, kit);
    const songwai = createServer(settings, kit);
    const failed = given.has('failed')
      ? await ask(settings.origin, () => readDeliveries(songwai, { state: 'failed' }, true))
      : [];
    const wanted = [...ids, ...failed.map(({ id }) => id)];
    if (wanted.length === 0) kit.print('Nothing failed.');
    for (const id of wanted) {
      const again = await ask(settings.origin, () => songwai.replayDelivery(id));
      kit.print(`${id} is sent again as ${again}.`);
    }
    return exitCode.done;
  },
};
