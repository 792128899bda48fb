import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { legalVersions, newestLegalVersion } from '../legal-version.ts';
import { type LegalBlock, type LegalKind, readingMinutesOf } from './legal-text.ts';
import { loadLegalText, versionsOf } from './load-legal-text.ts';

const kinds: readonly LegalKind[] = ['privacy', 'terms', 'cookies', 'drivers'];
const everyText = kinds.flatMap((kind) => versionsOf(kind).map((version) => [kind, version] as const));

/** Its kind, and how much is in it. */
const shapeOf = (block: LegalBlock): readonly (string | number)[] => {
  if ('list' in block) return ['list', block.list.length];
  if ('table' in block) return ['table', block.table.head.length, block.table.rows.length];
  return Object.keys(block);
};

/** Sums, times, years and sections; single digits are words at times, and English names the Act's year in its own calendar, too. */
const figuresOf = (text: unknown): readonly string[] =>
  [
    ...new Set(
      JSON.stringify(text)
        .replaceAll(' (2019)', '')
        .match(/\d{2,}(?:[,.:]\d+)*|\d(?:[,.]\d{2,})+/g),
    ),
  ].sort();

describe.each(everyText)('the %s of %s', (kind, version) => {
  it('say the same in both languages, section by section, with the same figures', async () => {
    const [thai, english] = await Promise.all(languages.map((language) => loadLegalText({ kind, language, version })));
    expect(english?.sections.map(({ id, blocks }) => [id, blocks.map(shapeOf)])).toEqual(
      thai?.sections.map(({ id, blocks }) => [id, blocks.map(shapeOf)]),
    );
    expect([thai?.version, english?.version, thai?.effectiveOn]).toEqual([version, version, english?.effectiveOn]);
    expect(JSON.stringify(english?.sections)).not.toMatch(/\p{Script=Thai}/u);
    expect(figuresOf(english?.sections)).toEqual(figuresOf(thai?.sections));
  });
});

it('privacy and terms are there in every version that can be accepted, in the same order', () => {
  expect([versionsOf('privacy'), versionsOf('terms')]).toEqual([legalVersions, legalVersions]);
});

it.each(legalVersions)('the privacy policy of %s has thirteen sections', async (version) => {
  expect((await loadLegalText({ kind: 'privacy', language: 'th', version })).sections).toHaveLength(13);
});

it('a version that nobody knows is read in the newest', async () => {
  expect((await loadLegalText({ kind: 'terms', language: 'en', version: 'old' })).version).toBe(newestLegalVersion);
});

it('reading takes as long for the same text in both languages, more or less', async () => {
  const [thai, english] = await Promise.all(
    languages.map(async (language) => (await loadLegalText({ kind: 'privacy', language })).minutes),
  );
  expect(Math.abs((thai ?? 0) - (english ?? 0))).toBeLessThan(6);
  expect(readingMinutesOf('สั้น', 'th')).toBe(1);
});

describe('what the law and the product ask of the texts', () => {
  const wordsOf = async (kind: LegalKind) => JSON.stringify(await loadLegalText({ kind, language: 'en' }));

  it('the privacy policy covers customers, drivers and employees, their rights by section, and people under age', async () => {
    const words = await wordsOf('privacy');
    for (const group of ['Customers', 'Drivers', 'Employees']) expect(words).toContain(`"heading":"${group}"`);
    for (const section of ['30', '31', '32', '33', '34', '35 and 36', '19', '73']) expect(words).toContain(`["${section}"]`);
    expect(words).toMatch(/20, or lawfully married at 17/);
    expect(words).toContain('"contacts":true');
  });

  it('drivers process data in the app only, delete within a day and report within 24 hours', async () => {
    const words = await wordsOf('drivers');
    for (const duty of ['in the driver app only', 'within 1 day', 'within 24 hours', 'section 40 (1)'])
      expect(words).toContain(duty);
  });

  it('the terms name what waiting, cancelling and insurance come to', async () => {
    const words = await wordsOf('terms');
    for (const sum of ['65 baht', '2,000 baht', '30 minutes for free', '100 to 20,000 baht']) expect(words).toContain(sum);
  });
});
