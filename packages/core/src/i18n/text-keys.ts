import type { account } from './texts/th/account.ts';
import type { common } from './texts/th/common.ts';
import type { consent } from './texts/th/consent.ts';
import type { errors } from './texts/th/errors.ts';
import type { forms } from './texts/th/forms.ts';
import type { jobs } from './texts/th/jobs.ts';
import type { joining } from './texts/th/joining.ts';
import type { map } from './texts/th/map.ts';
import type { menu } from './texts/th/menu.ts';
import type { order } from './texts/th/order.ts';
import type { near } from './texts/th/orders/near.ts';
import type { opening } from './texts/th/orders/opening.ts';
import type { review } from './texts/th/orders/review.ts';
import type { prices } from './texts/th/partners/prices.ts';
import type { cards } from './texts/th/payments/cards.ts';
import type { payments } from './texts/th/payments/payments.ts';
import type { portal } from './texts/th/portal.ts';
import type { rating } from './texts/th/ratings/rating.ts';
import type { tip } from './texts/th/ratings/tip.ts';
import type { around } from './texts/th/shell/around.ts';
import type { help } from './texts/th/shell/help.ts';
import type { helpline } from './texts/th/shell/helpline.ts';
import type { sorting } from './texts/th/sorting.ts';
import type { stops } from './texts/th/stops.ts';
import type { tabs } from './texts/th/tabs.ts';
import type { receiver } from './texts/th/tracking/receiver.ts';
import type { tracking } from './texts/th/tracking.ts';
import type { widget } from './texts/th/widget.ts';

/** Texts by namespace; the Thai files are the source of the keys. The texts of one page add themselves (`declare module`). */
export interface ThaiTexts {
  readonly account: typeof account;
  readonly around: typeof around;
  readonly cards: typeof cards;
  readonly common: typeof common;
  readonly consent: typeof consent;
  readonly errors: typeof errors;
  readonly forms: typeof forms;
  readonly help: typeof help;
  readonly helpline: typeof helpline;
  readonly jobs: typeof jobs;
  readonly joining: typeof joining;
  readonly map: typeof map;
  readonly menu: typeof menu;
  readonly near: typeof near;
  readonly opening: typeof opening;
  readonly order: typeof order;
  readonly payments: typeof payments;
  readonly portal: typeof portal;
  readonly prices: typeof prices;
  readonly receiver: typeof receiver;
  readonly rating: typeof rating;
  readonly tip: typeof tip;
  readonly review: typeof review;
  readonly sorting: typeof sorting;
  readonly stops: typeof stops;
  readonly tabs: typeof tabs;
  readonly tracking: typeof tracking;
  readonly widget: typeof widget;
}

export type TextNamespace = keyof ThaiTexts;

type AnyKeyOf<N extends TextNamespace> = N extends TextNamespace ? keyof ThaiTexts[N] & string : never;

/** The key to pass to a translator: a plural's key without its suffix (`order.stops` for `order.stops_other`). */
export type TextKey<N extends TextNamespace = TextNamespace> =
  AnyKeyOf<N> extends infer Key ? (Key extends `${infer Base}_other` ? Base : Key) : never;

/** English texts of one namespace: the same keys, and for every plural `_other` also `_one`, which Thai does not have. */
export type EnglishOf<N extends TextNamespace> = Readonly<
  Record<
    AnyKeyOf<N> | (AnyKeyOf<N> extends infer Key ? (Key extends `${infer Base}_other` ? `${Base}_one` : never) : never),
    string
  >
>;
