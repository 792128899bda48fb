import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { legalVersions, newestLegalVersion } from '../legal-version.ts';
import type { LegalKind } from './legal-text.ts';
import { readingMinutes, readingMinutesOf } from './legal-text.ts';
import { loadLegalText } from './load-legal-text.ts';

const kinds: readonly LegalKind[] = ['privacy', 'terms'];

describe.each(legalVersions)('the texts of %s', (version) => {
  it.each(kinds)('(%s) have the same sections in both languages, and name their version', async (kind) => {
    const [thai, english] = await Promise.all(languages.map((language) => loadLegalText({ kind, language, version })));
    const shape = (text: typeof thai) =>
      text?.sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => (typeof block === 'object' && 'list' in block ? block.list.length : 0)),
      ]);
    expect(shape(english)).toEqual(shape(thai));
    expect([thai?.version, english?.version, thai?.effectiveOn]).toEqual([version, version, english?.effectiveOn]);
    expect(JSON.stringify(english?.sections)).not.toMatch(/\p{Script=Thai}/u);
  });

  it('have thirteen sections of privacy', async () => {
    expect((await loadLegalText({ kind: 'privacy', language: 'th', version })).sections).toHaveLength(13);
  });
});

it('a version that nobody knows is read in the newest', async () => {
  expect((await loadLegalText({ kind: 'terms', language: 'en', version: 'old' })).version).toBe(newestLegalVersion);
});

it('reading takes as long for the same text in both languages, more or less', async () => {
  const [thai, english] = await Promise.all(
    languages.map(async (language) => readingMinutes(await loadLegalText({ kind: 'privacy', language }), language)),
  );
  expect(Math.abs((thai ?? 0) - (english ?? 0))).toBeLessThan(6);
  expect(readingMinutesOf('สั้น', 'th')).toBe(1);
});
