import type { TextKey } from '@songwai/core/i18n/text-keys';

/** A page that the public site leads to. */
interface SitePlace {
  /** With query or anchor, without language. */
  readonly to: string;
  readonly text: TextKey<'site'>;
}

/** In the header. */
export const headerPlaces: readonly SitePlace[] = [
  { to: '/pricing', text: 'site.pricing' },
  { to: '/business', text: 'site.business' },
  { to: '/news', text: 'site.news' },
  { to: '/faq', text: 'site.faq' },
];

/** Pages that belong to a place of the header without being below it. */
const alsoOf: Readonly<Record<string, string>> = { '/promotions': '/news' };

/** The place of the header that a page belongs to. */
export const headerPlaceOf = (path: string): string => {
  const first = `/${path.split('/')[1] ?? ''}`;
  return alsoOf[first] ?? first;
};

interface FooterPlaces {
  readonly title: TextKey<'site'>;
  readonly places: readonly SitePlace[];
}

/** At the end of every public page, in columns. */
export const footerPlaces: readonly FooterPlaces[] = [
  {
    title: 'site.services',
    places: [
      { to: '/neworder', text: 'site.express' },
      { to: '/fullday', text: 'site.fullDay' },
      { to: '/neworder?tab=3', text: 'site.nextDay' },
      { to: '/pricing', text: 'site.pricing' },
      { to: '/business', text: 'site.business' },
    ],
  },
  {
    title: 'site.help',
    places: [
      { to: '/dashboard/active', text: 'site.follow' },
      { to: '/faq', text: 'site.faq' },
      { to: '/#manual', text: 'site.manual' },
      { to: '/#download', text: 'site.install' },
      { to: '/news', text: 'site.news' },
      { to: '/about', text: 'site.company' },
    ],
  },
  {
    title: 'site.legal',
    places: [
      { to: '/termsandconditions', text: 'site.terms' },
      { to: '/privacy', text: 'site.privacy' },
      { to: '/cookie-policy', text: 'site.cookies' },
      { to: '/driver-processor-agreement', text: 'site.driverAgreement' },
    ],
  },
];

/** The page of a place, without query and anchor. */
export const pageOf = (to: string): string => to.split(/[?#]/, 1)[0] || '/';
