// Which modules are fetched apart from a booking, and when: patterns of their paths.
import { firstBookingTexts } from '../../src/booking/booking-texts.ts';

/** The modules of namespaces of texts in one language, as the plan of chunks names modules: by the end of their path. */
export const textFiles = (language: 'th' | 'en', namespaces: readonly string[]): string[] =>
  namespaces.map((namespace) => `/i18n/texts/${language}/${namespace}.ts`);
/** Texts that a booking needs after its first step. */
export const laterTexts = ['errors', 'order', 'tabs'];
/** The tabs of the page layout, which elements never show. */
const pageParts = String.raw`/orders/panel/order-tabs\.tsx$`;
/** Fetched with the third stop. */
const sorting = String.raw`/orders/stops/sorted-stops\.tsx$|/orders/shortest/((order-stops|undo-shortest)\.tsx|watch-shortest\.ts)$`;
/** Fetched to repeat a job, for a page that prefills the order, or after a change of language. */
const repeating = String.raw`/orders/(draft/refill-draft|rename-stops|prefill/prefill-order)\.ts$`;
/** Fetched for a guest who has not accepted the terms in force: once for each version. */
const consent = String.raw`/booking/(guest-consent\.tsx|agree-to-terms\.ts)$`;
/** Fetched under forced colours. */
const forcedColours = String.raw`/src/styles/forced-colors\.css$`;
/** Fetched with the search: icons of places, distances, what matches. */
const placeIcons = String.raw`/orders/stops/(search-extras\.tsx|place-icons\.ts)$`;
/** Fetched with the search, too: what it opens with, which has a budget of its own. */
const opening = String.raw`/orders/opening/(stop-opening|this-place|personal/personal-sections|personal/contact-people)\.tsx$`;
/** Fetched for the guests of a partner that allows more than cash. */
const paying = String.raw`/booking/paying/offer-paying\.tsx$`;
/** Fetched with the contacts, when idle: the buttons for photos and receipt, which are each fetched with a press. */
const extras = String.raw`/booking/extras/guest-extras\.tsx$`;
/** Fetched for the guests of a partner that offers hires by the day. */
const fullDay = String.raw`/booking/full-day/offer-full-day\.tsx$`;
/** Fetched where the page says something of the order. */
const ofPage = String.raw`/booking/page/(page-prefill\.ts|whole-contacts\.tsx)$`;
/** Fetched when the page asks for it. */
const onRequest = String.raw`/page/preflight\.ts$`;
/** Fetched by an element with the attribute `demo`. */
const demos = String.raw`/src/demo/(demo|follow-in-page)\.ts$`;
/** Fetched to sign a guest out, and where the page gives no token. */
const signingOut = String.raw`/booking/device-guest\.ts$`;
/** Fetched with the press that opens it from the bar: time, payment, price line by line. */
const pickers = String.raw`/schedule/schedule-picker\.tsx$|/payment/(payment-picker|price-breakdown)\.tsx$`;
/** Fetched by the element for a booking's delivery point alone. */
const dropPoint = String.raw`/mount-drop-point\.tsx$`;
/** Fetched where a map is shown. */
export const maps = String.raw`/orders/map/order-map\.tsx$|/tracking/tracking-map\.tsx$|/map/leaflet-map\.ts$`;

/** Dynamic imports of a booking that few guests come to. */
export const apart = [
  ...[placeIcons, opening, pageParts, sorting, repeating, consent, paying, forcedColours],
  ...[signingOut, pickers, onRequest, ofPage, extras, demos, fullDay],
].join('|');

/**
 * Dynamic imports that a booking in Thai does not always fetch: the map, icons of places, what a search opens with, a page's tabs, repeating a job,
 * terms, the other language and element, and their texts.
 */
export const notInABooking = new RegExp(
  `${apart}|${maps}|${dropPoint}|/mount-((tracking|price-check)\\.tsx|button\\.ts)$|/texts/(?!th/(${[...firstBookingTexts, ...laterTexts].join('|')})\\.ts$)`,
);
