import type { PageTexts } from '@songwai/core/i18n/load-texts';
import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import { expect, it, vi } from 'vitest';
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
  const texts = createTexts('th');
  await texts.show({ language: 'th', texts: [own('settings')] });
  expect(texts.i18n.t('settings.title')).toBe('ตั้งค่า');
  await texts.show({ language: 'en', texts: [] });
  expect(texts.i18n.t('settings.title')).toBe('Settings');
});

it('adds the texts of a part when the part comes, in the language of the moment', async () => {
  const texts = createTexts('en');
  await texts.show({ language: 'en', texts: [] });
  expect(texts.has(['tracking'])).toBe(false);
  await texts.load(['tracking']);
  expect(texts.has(['tracking'])).toBe(true);
});

/** Texts that arrive when the test says so. */
const slow = (namespace: string) => {
  const arrivals = { th: Promise.withResolvers<void>(), en: Promise.withResolvers<void>() };
  const load = (language: 'th' | 'en') => async () => {
    await arrivals[language].promise;
    return { [`${namespace}.title`]: language };
  };
  const texts: PageTexts = { namespace: namespace as TextNamespace, load: { th: load('th'), en: load('en') } };
  return { texts, arrive: (language: 'th' | 'en') => arrivals[language].resolve() };
};

it('has the texts of a part that was on its way when the language changed, whichever arrives first', async () => {
  for (const first of ['part', 'page']) {
    const [part, page] = [slow('part'), slow('page')];
    const texts = createTexts('th');
    await texts.show({ language: 'th', texts: [], laterTexts: async () => [part.texts] });
    const loading = texts.load(['part' as TextNamespace]);
    const showing = texts.show({ language: 'en', texts: [page.texts] });
    if (first === 'part') part.arrive('th');
    else page.arrive('en');
    await (first === 'part' ? loading : showing);
    part.arrive('th');
    page.arrive('en');
    part.arrive('en');
    await Promise.all([loading, showing]);
    expect(texts.has(['part' as TextNamespace]), first).toBe(true);
  }
});

it('refuses texts that no page has brought', async () => {
  const texts = createTexts('th');
  await expect(texts.load(['settings' as TextNamespace])).rejects.toThrow('No page has brought the texts "settings".');
});

it('reads the list of a part’s texts with the first that is asked for, and again if it could not be had', async () => {
  const texts = createTexts('th');
  const list = vi
    .fn<() => Promise<readonly PageTexts[]>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue([own('part'), own('other')]);
  await texts.show({ language: 'th', texts: [own('settings')], laterTexts: list });
  expect(list).not.toHaveBeenCalled();
  await expect(texts.load(['part' as TextNamespace])).rejects.toThrow('Failed to fetch');
  await texts.load(['part' as TextNamespace]);
  await texts.load(['other' as TextNamespace]);
  expect(list).toHaveBeenCalledTimes(2);
  expect(texts.i18n.t('other.title')).toBe('ตั้งค่า');
});

it('asks the page on show for its texts, not one that was left', async () => {
  const texts = createTexts('th');
  const left = vi.fn(async () => []);
  await texts.show({ language: 'th', texts: [], laterTexts: left });
  await texts.show({ language: 'th', texts: [], laterTexts: async () => [own('part')] });
  await texts.load(['part' as TextNamespace]);
  expect(left).not.toHaveBeenCalled();
});
