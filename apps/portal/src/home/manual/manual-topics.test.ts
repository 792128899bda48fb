import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@songwai/core/i18n/language';
import { expect, test } from 'vitest';
import { manualTopics } from './manual-topics.ts';

const folder = resolve(import.meta.dirname, '../../../public/app/manual');

test.each(manualTopics)('the manual shows $id in both languages, with a picture that loads at once', ({ picture }) => {
  for (const language of languages) expect(statSync(resolve(folder, `${picture}-${language}.webp`)).size).toBeLessThan(60_000);
});
