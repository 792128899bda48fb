import type { PageTexts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import { expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';

/** Page texts as an entry of the route table provides them. */
const own = (namespace: string): PageTexts => ({
  namespace: namespace as TextNamespace,
  load: {
    th: async () => ({ [`${namespace}.title`]: 'ตั้งค่า' }),
    en: async () => ({ [`${namespace}.title`]: 'Settings' }),
  },
});

it('shows what a page brought itself, and takes it along into the other language', async () => {
  const texts = await createTexts('th');
  await texts.show({ language: 'th', texts: [own('settings')] });
  expect(texts.i18n.t('settings.title')).toBe('ตั้งค่า');
  await texts.show({ language: 'en', texts: [] });
  expect(texts.i18n.t('settings.title')).toBe('Settings');
});

it('adds the texts of a part when the part comes, in the language of the moment', async () => {
  const texts = await createTexts('en');
  await texts.show({ language: 'en', texts: [] });
  expect(texts.has(['tracking'])).toBe(false);
  await texts.load(['tracking']);
  expect(texts.has(['tracking'])).toBe(true);
});

it('refuses texts that no page has brought', async () => {
  const texts = await createTexts('th');
  await expect(texts.load(['settings' as TextNamespace])).rejects.toThrow('No page has brought the texts "settings".');
});
