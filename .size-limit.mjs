// Budgets of downloads, compressed with brotli. The widget's build lists the files of each use case, the portal's build
// those of each page; the design system bundles a few components as a project that imports them would.
import { readFileSync } from 'node:fs';

const dist = 'packages/widget/dist';
const loads = JSON.parse(readFileSync(new URL(`${dist}/loads.json`, import.meta.url), 'utf8'));
const widget = (name, useCase, limit) => ({ name, path: loads[useCase].map((file) => `${dist}/${file}`), limit, brotli: true });

const ui = (name, bundle, limit) => ({ name, path: `packages/ui/.cache/sizes/${bundle}/**/*.{js,css}`, limit, brotli: true });

const portal = 'apps/portal/dist';
const routes = JSON.parse(readFileSync(new URL(`${portal}/routes.json`, import.meta.url), 'utf8'));
/** Pages with their own budget; all others have that of `otherPages`. */
const pageLimits = {
  '/neworder': '120 kB',
  '/login': '121.6 kB',
  '/t/:trackingId': '128.6 kB',
  '/cn/:trackingId': '128.6 kB',
  '/c/:code': '128.6 kB',
};
const otherPages = '115.4 kB';
const loadedByAll = (pages) =>
  pages.map(({ firstLoad }) => firstLoad).reduce((all, files) => all.filter((file) => files.includes(file)));
const isFramed = ({ firstLoad }) => firstLoad.some((file) => /^assets\/app-frame-.*\.js$/.test(file));
/** What every page loads, and the part of the table that opens the later ones. */
const shared = [
  ...loadedByAll(routes),
  ...new Set(routes.flatMap(({ firstLoad }) => firstLoad.filter((file) => file.startsWith('assets/later-pages-')))),
];
/** What the pages with the app's menu share: whoever has opened one has it for all of them. */
const sharedByFramed = [...shared, ...loadedByAll(routes.filter(isFramed))];
/** Pages that came after the first ones, and what each of them may weigh beyond the shared part. */
const laterPages = [
  '/signup',
  '/signupRefer/:code?',
  '/verify',
  '/forgotpassword',
  '/invitation/:token',
  '/settings/:section?',
  '/setting/:section?',
  '/notification',
  '/chat/:roomId?',
  '/admin/support/:roomId?',
  '/admin/news/:newsId?',
  '/admin/benefits/:benefitId?',
  '/promotion/web',
  '/findLocation',
  '/routeOptimize',
  '/dashboard',
  '/dashboard/active',
  '/job/:jobId',
  '/job/report/:jobId?',
  '/rating/:token',
  '/unsubscribe/:token',
  '/paymentomise',
  '/favorite',
  '/recurring',
  '/upload',
  '/fullday',
  '/quotations',
  '/quotations/:quotationNo',
  '/wallet',
  '/wallet/:url/:inv?',
  '/freecredit',
  '/customer-tiers',
  '/refer',
  '/invoice/:inv?',
  '/invoice/month/:month',
  '/receipt/:kind/:id',
  '/droppoint/:partner',
  '/signon',
  '/price-check/:partner',
];
/** What may weigh more beyond the shared part: a page with texts of its own, and one whose list is read in pages, leads to receipts and pays as invoices do. */
const beyondLimits = {
  '/rating/:token': '25.2 kB',
  '/wallet': '16.3 kB',
  '/wallet/:url/:inv?': '16.1 kB',
  // Eight things about a tier, and codes that are taken; a link with the friends who followed it, and the last changes of credit.
  '/customer-tiers': '19.5 kB',
  '/refer': '16.8 kB',
  // Their list follows the gateway's stream, and sends what was written offline.
  '/chat/:roomId?': '23.2 kB',
  '/admin/support/:roomId?': '22.5 kB',
};
const beyondShared = (route) => ({
  name: `portal: ${route.pattern} beyond the shared part`,
  path: route.firstLoad
    .filter((file) => !(isFramed(route) ? sharedByFramed : shared).includes(file))
    .map((file) => `${portal}/${file}`),
  limit: beyondLimits[route.pattern] ?? (isFramed(route) ? '15 kB' : '25 kB'),
  brotli: true,
});
/** Pages that the server renders: they read with their style sheets alone, and work when their scripts are there (docs/decisions/0051). */
const isRendered = ({ renderedWith }) => renderedWith !== undefined;
const reads = ({ pattern, firstLoad }) => ({
  name: `portal: before ${pattern} reads, without fonts`,
  path: ['index.html', 'theme.js', ...firstLoad.filter((file) => file.endsWith('.css'))].map((file) => `${portal}/${file}`),
  limit: '16.1 kB',
  brotli: true,
});
/** The public pages with a form or tables of their own; all others have that of legal texts. */
const worksLimits = { '/': '50 kB', '/pricing': '40 kB', '/business': '42 kB' };
const works = (route) => ({ ...beyondShared(route), limit: worksLimits[route.pattern] ?? '25 kB' });
/** The menu around the pages of the app, with all that they share. */
const menu = {
  name: 'portal: the menu around the pages of the app',
  path: sharedByFramed.filter((file) => !shared.includes(file)).map((file) => `${portal}/${file}`),
  // With the numbers of outstanding invoices, unread messages and unread news, for which it asks, and what leads admins to their pages.
  limit: '14.7 kB',
  brotli: true,
};
const page = ({ pattern, firstLoad }) => ({
  name: `portal: before ${pattern} can be used, without fonts`,
  path: ['index.html', 'theme.js', ...firstLoad].map((file) => `${portal}/${file}`),
  limit: pageLimits[pattern] ?? otherPages,
  brotli: true,
});

/** Pages where something is paid, or a card is saved, have the looks of that, too (docs/decisions/0040), and a job those of its change (0058). All have the undo of an order and the card of a
 * search's early field (0068), and a file's rows the lists of a field (0061). */
const styleLimits = {
  '/': '21.7 kB',
  // With the help button and what it opens.
  '/neworder': '25.4 kB',
  '/dashboard': '22 kB',
  '/fullday': '22.3 kB',
  '/invoice/:inv?': '22.8 kB',
  '/job/:jobId': '24.1 kB',
  '/upload': '25.5 kB',
  // With the table of switches.
  '/settings/:section?': '23.4 kB',
  '/setting/:section?': '23.4 kB',
};
/** A page's style sheets with those of its dialogs, menus and maps. */
const styles = ({ pattern, styles: sheets }) => ({
  name: `portal: styles of ${pattern}`,
  path: sheets.map((file) => `${portal}/${file}`),
  limit: styleLimits[pattern] ?? '21.3 kB',
  brotli: true,
});

export default [
  ...routes.filter((route) => !laterPages.includes(route.pattern) && !isRendered(route)).map(page),
  ...routes.filter(isRendered).flatMap((route) => [reads(route), works(route)]),
  ...routes.filter(({ pattern }) => laterPages.includes(pattern)).map(beyondShared),
  menu,
  ...routes.map(styles),
  {
    name: 'portal: messages around every page',
    path: `${portal}/assets/{page-messages,announcements}-*.{js,css}`,
    limit: '4 kB',
    brotli: true,
  },
  {
    name: 'portal: what makes an app of it, while the browser is idle',
    path: `${portal}/assets/{app-parts,offline-bar,hydration,stored-kinds,open-reach,open-shared}-*.js`,
    limit: '9.6 kB',
    brotli: true,
  },
  { name: 'portal: the worker of the app, with its list of files', path: `${portal}/sw.js`, limit: '17.2 kB', brotli: true },
  {
    name: 'portal: the notices of the app, and about cookies, around every page',
    path: `${portal}/assets/{app-parts,cookie-part}-*.{js,css}`,
    limit: '8.5 kB',
    brotli: true,
  },
  {
    name: 'portal: the rating that pages of the app ask for',
    path: `${portal}/assets/{rating-prompt,waiting-ratings,delivered-rating,delivered-card,tip-button}-*.{js,css}`,
    limit: '6.4 kB',
    brotli: true,
  },
  {
    // With the encoder of QR codes, which had a file of its own and was not counted before.
    name: 'portal: the payment that a job waits for',
    path: [
      `${portal}/assets/{awaited-job,pay-here,use-paying-ways,followed-payment,payment-view,payment-looks,qr-code,paying}-*.{js,css}`,
      // Of the wallet.
      `!${portal}/assets/paying-dialog-*`,
    ],
    limit: '19.8 kB',
    brotli: true,
  },
  {
    name: 'portal: the menu of a phone, over a map',
    path: `${portal}/assets/{map-page-menu,menu-drawer,side-nav}-*.{js,css}`,
    limit: '3.1 kB',
    brotli: true,
  },
  {
    name: 'portal: fonts of a first look',
    path: `${portal}/assets/anuphan-{thai,basic-latin}-first-*.woff2`,
    limit: '28.8 kB',
    brotli: false,
  },
  widget('widget: before a guest can type', 'loader', '7.3 kB'),
  widget('widget: before the first suggestion', 'firstStep', '27.9 kB'),
  widget('widget: before whoever left a draft finds it', 'firstStepAgain', '28.8 kB'),
  widget('widget: the whole booking without the map', 'wholeBooking', '53.4 kB'),
  widget('widget: the whole booking of a guest who has terms to accept', 'wholeBookingWithTerms', '56.3 kB'),
  ...[
    ['what a search opens with', 'searchOpening', '5 kB'],
    ['the buttons for photos and a receipt', 'extrasOnTop', '1.6 kB'],
    ['photos', 'photosOnTop', '7.8 kB'],
    ['a receipt', 'receiptOnTop', '4.2 kB'],
    ['a hire by the day', 'fullDayOnTop', '37.6 kB'],
  ].map(([name, useCase, limit]) => ({
    name: `widget: ${name}, beyond a booking`,
    path: loads[useCase].filter((file) => !loads.wholeBooking.includes(file)).map((file) => `${dist}/${file}`),
    limit,
    brotli: true,
  })),
  {
    name: 'widget: a booking paid by PromptPay or card, with all that it may fetch',
    path: [...new Set([...loads.wholeBooking, ...loads.payingOnTop])].map((file) => `${dist}/${file}`),
    limit: '89.9 kB',
    brotli: true,
  },
  widget('widget: tracking without the map', 'tracking', '33.4 kB'),
  widget('widget: tracking with the map', 'trackingWithMap', '70.5 kB'),
  {
    name: 'widget: a tip, beyond the tracking',
    path: loads.tipOnTop.filter((file) => !loads.tracking.includes(file)).map((file) => `${dist}/${file}`),
    limit: '60.7 kB',
    brotli: true,
  },
  widget('widget: the drop point', 'dropPoint', '33.4 kB'),
  widget('widget: the price check', 'priceCheck', '32.3 kB'),
  widget('widget: the floating button, before it opens anything', 'button', '3.7 kB'),
  widget('widget: the help that it opens on a page without a chat', 'helpOnTop', '18.7 kB'),
  ui('ui: button and text field, code and looks', 'button-and-field', '4 kB'),
  ui('ui: combobox, code and looks', 'combobox', '23 kB'),
  ui('ui: data grid with its virtualiser, code and looks', 'data-grid', '21 kB'),
  ui('ui: dialog, code and looks', 'dialog', '3 kB'),
  ui('ui: map with its library, code and looks', 'map', '39 kB'),
  { name: 'ui: the looks of the whole set', path: 'packages/ui/dist/songwai-ui.css', limit: '25.1 kB', brotli: true },
];
