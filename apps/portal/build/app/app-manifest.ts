import type { Language } from '@songwai/core/basics/language';
import { shareFields, sharePath } from '@songwai/core/orders/links/share-target';
import type { Plugin } from 'vite';
import { localizedPath } from '../../src/routes/localized-path.ts';

const texts = {
  th: {
    name: 'ส่งไว เรียกรถส่งของ',
    shortName: 'ส่งไว',
    description: 'เรียกมอเตอร์ไซค์หรือรถกระบะไปส่งของ รู้ราคาก่อนจอง และติดตามคนขับได้ตลอดทาง',
    book: 'ส่งของ',
    active: 'งานที่กำลังส่ง',
    track: 'ค้นหางานส่ง',
    screens: { order: 'รู้ราคาก่อนจอง', active: 'เห็นทุกงานที่กำลังส่ง' },
  },
  en: {
    name: 'Songwai delivery',
    shortName: 'Songwai',
    description: 'Send things by motorcycle or pickup: know the price before you book, and follow the driver all the way.',
    book: 'Send something',
    active: 'Under way',
    track: 'Find a delivery',
    screens: { order: 'Know the price before you book', active: 'See every delivery that is under way' },
  },
} as const;

/** Pixels of the screens, which `npm run app-screens` in `apps/journeys` takes from the product. */
const forms = { narrow: '780x1688', wide: '1440x900' } as const;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/app/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device is to know of the app in one language. Both are one app: they have the same id. */
export const appManifest = (language: Language) => {
  const { name, shortName, description, screens, ...shortcuts } = texts[language];
  const at = (path: string) => localizedPath(language, path);
  const shortcut = (title: string, path: string) => ({ name: title, url: at(path), icons: [icon('icon-192', 192, 'any')] });
  const screen = (view: keyof typeof screens, form: keyof typeof forms) => ({
    src: `/app/screens/${view}-${form}-${language}.jpg`,
    sizes: forms[form],
    type: 'image/jpeg',
    form_factor: form,
    label: screens[view],
  });
  return {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: language,
    dir: 'ltr',
    start_url: at('/neworder'),
    scope: '/',
    display: 'standalone',
    theme_color: '#F5F8F6',
    background_color: '#F5F8F6',
    categories: ['business', 'shopping', 'travel'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
    screenshots: [screen('order', 'narrow'), screen('active', 'narrow'), screen('order', 'wide'), screen('active', 'wide')],
    shortcuts: [
      shortcut(shortcuts.book, '/neworder'),
      shortcut(shortcuts.active, '/dashboard/active'),
      shortcut(shortcuts.track, '/dashboard'),
    ],
    // Posted, so that an address or a chat never stands in a server's log: the worker answers on the device.
    share_target: {
      action: at(sharePath),
      method: 'POST',
      enctype: 'application/x-www-form-urlencoded',
      params: Object.fromEntries(shareFields.map((field) => [field, field])),
    },
  };
};

/** Writes the manifests beside the built pages. */
export const appManifests = (): Plugin => ({
  name: 'app-manifests',
  apply: 'build',
  generateBundle() {
    for (const language of ['th', 'en'] as const)
      this.emitFile({
        type: 'asset',
        fileName: `manifest.${language}.webmanifest`,
        source: JSON.stringify(appManifest(language)),
      });
  },
});
