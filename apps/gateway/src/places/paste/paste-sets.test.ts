import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type PasteMessage, type ScoredField, scoreMessage } from '../../../tests/paste/score-message.ts';
import { isInServiceArea } from '../area/service-area.ts';
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import { createEmbeddedGeocoder } from '../geocoders/embedded-geocoder.ts';
import { createPasteService } from './paste-service.ts';

const gazetteer = loadGazetteer();
const paste = createPasteService({ gazetteer, geocoder: createEmbeddedGeocoder(gazetteer), isInServiceArea });

interface Score {
  readonly fields: readonly ScoredField[];
  readonly whole: number;
  readonly faults: readonly string[];
}

const readSet = (file: string | URL): readonly PasteMessage[] => JSON.parse(readFileSync(file, 'utf8'));

async function scoreSet(messages: readonly PasteMessage[]): Promise<Score> {
  const scored: { readonly id: string; readonly fields: readonly ScoredField[] }[] = [];
  for (const message of messages) scored.push({ id: message.id, fields: await scoreMessage(message, paste) });
  return {
    fields: scored.flatMap(({ fields }) => fields),
    whole: scored.filter(({ fields }) => fields.every(({ isRight }) => isRight)).length,
    faults: scored.flatMap(({ id, fields }) =>
      fields
        .filter(({ isRight }) => !isRight)
        .map(({ field, isMarked, read }) => `${id} ${field}${isMarked ? ' (marked)' : ''}: ${read}`),
    ),
  };
}

const rightOf = ({ fields }: Score) => fields.filter(({ isRight }) => isRight).length;

/** Wrong, and nobody is asked to check it. */
const unmarkedOf = ({ fields }: Score) => fields.filter(({ isRight, isMarked }) => !isRight && !isMarked).length;

/** The figures, readable by whoever runs it over messages of their own. */
const report = (score: Score): string => {
  const marked = score.fields.filter(({ isRight, isMarked }) => !isRight && isMarked).length;
  return [
    ...score.faults,
    `${marked} of ${score.faults.length} wrong fields are marked for a check`,
    `${rightOf(score)} of ${score.fields.length} fields right, ${score.whole} messages wholly right`,
  ].join('\n');
};

const setAt = (name: string) => new URL(`../../../tests/paste/${name}.json`, import.meta.url);

describe('messages as shop owners paste them', () => {
  // Shares right at present; they may only be raised. All but the first were written by people who had not seen the reader; at
  // their first run 81.9, 83.9, 88.4, 71.3, 59.1, 82.0 and 90.3 % were right; the fifth and sixth have the most lists and chats.
  it.each<{ readonly set: string; readonly least: number; readonly silent?: number }>([
    { set: 'first-set', least: 0.97 },
    { set: 'second-set', least: 0.96 },
    { set: 'third-set', least: 0.96 },
    { set: 'fourth-set', least: 0.91 },
    { set: 'fifth-set', least: 0.92 },
    { set: 'sixth-set', least: 0.86 },
    { set: 'seventh-set', least: 0.96 },
    { set: 'eighth-set', least: 0.93 },
    { set: 'ninth-set', least: 0.97, silent: 0.005 },
  ])('are read right in the $set', { timeout: 120_000 }, async ({ set, least, silent }) => {
    const score = await scoreSet(readSet(setAt(set)));
    expect(rightOf(score) / score.fields.length, report(score)).toBeGreaterThanOrEqual(least);
    if (silent !== undefined) expect(unmarkedOf(score) / score.fields.length, report(score)).toBeLessThanOrEqual(silent);
    process.stdout.write(`${set}: ${report(score).split('\n').slice(-2).join('; ')}\n`);
  });

  it('of any file named by PASTE_MESSAGES are read, and the figures printed', { timeout: 300_000 }, async () => {
    const file = process.env['PASTE_MESSAGES'];
    const score = await scoreSet(file === undefined ? readSet(setAt('second-set')).slice(0, 3) : readSet(file));
    expect(score.fields.length).toBeGreaterThan(0);
    if (file !== undefined) process.stdout.write(`${report(score)}\n`);
  });
});

it('a text of many stops lets other calls be answered in between', async () => {
  await paste.read('สยามพารากอน', 'th');
  const answered: string[] = [];
  const reading = paste.read('ส่งสยาม'.repeat(700), 'th').then(() => answered.push('paste'));
  const other = setImmediate().then(() => answered.push('another call'));
  await Promise.all([reading, other]);
  expect(answered).toEqual(['another call', 'paste']);
});
