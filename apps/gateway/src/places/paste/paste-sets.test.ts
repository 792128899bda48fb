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

/** The fields that are read from the words alone. */
const words: ReadonlySet<string> = new Set(['name', 'phone', 'note', 'sum to collect']);

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

const scored = new Map<string, Promise<Score>>();

/** The score of a set, which is read once. */
function scoreOf(set: string): Promise<Score> {
  const score = scored.get(set) ?? scoreSet(readSet(setAt(set)));
  scored.set(set, score);
  return score;
}

// Shares right at present; they may only be raised. All but the first were written by people who had not seen the reader; at
// their first run 81.9, 83.9, 88.4, 71.3, 59.1, 82.0 and 90.3 % were right; the fifth and sixth have the most lists and chats.
const leastRight: readonly (readonly [set: string, share: number])[] = [
  ['first-set', 0.98],
  ['second-set', 0.97],
  ['third-set', 0.97],
  ['fourth-set', 0.96],
  ['fifth-set', 0.95],
  ['sixth-set', 0.89],
  ['seventh-set', 0.97],
  ['eighth-set', 0.98],
  ['ninth-set', 0.98],
];

describe('messages as shop owners paste them', () => {
  it.each(leastRight)('are read right in the %s', { timeout: 120_000 }, async (set, least) => {
    const score = await scoreOf(set);
    expect(rightOf(score) / score.fields.length, report(score)).toBeGreaterThanOrEqual(least);
    process.stdout.write(`${set}: ${report(score).split('\n').slice(-2).join('; ')}\n`);
  });

  it('leave hardly anything wrong unmarked, and mark little of what is right', { timeout: 300_000 }, async () => {
    const scores = await Promise.all(leastRight.map(([set]) => scoreOf(set)));
    const fields = scores.flatMap((score) => score.fields);
    const silent = fields.filter(({ isRight, isMarked }) => !isRight && !isMarked);
    expect(silent.length / fields.length, silent.map(({ field, read }) => `${field}: ${read}`).join('\n')).toBeLessThanOrEqual(
      0.005,
    );
    // The pin of a place is asked about wherever only its street is known, so it says nothing of the reader.
    const rightWords = fields.filter(({ field, isRight }) => isRight && words.has(field));
    expect(rightWords.filter(({ isMarked }) => isMarked).length / rightWords.length).toBeLessThanOrEqual(0.1);
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
