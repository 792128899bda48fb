// Run within the bundle of the views: renders the booking form as a guest without a draft finds it.
import type { Language } from '@songwai/core/basics/language';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { createTranslate } from '@songwai/core/i18n/create-translate';
import { common as commonEn } from '@songwai/core/i18n/texts/en/common';
import { stops as stopsEn } from '@songwai/core/i18n/texts/en/stops';
import { widget as widgetEn } from '@songwai/core/i18n/texts/en/widget';
import { common as commonTh } from '@songwai/core/i18n/texts/th/common';
import { stops as stopsTh } from '@songwai/core/i18n/texts/th/stops';
import { widget as widgetTh } from '@songwai/core/i18n/texts/th/widget';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import { BookingView } from '../../src/booking/booking-view.tsx';
import { createGuestStore } from '../../src/booking/guest-state.ts';
import { clearOut, renderInto } from '../../src/render.ts';
import { WidgetRoot } from '../../src/widget-root.tsx';

const texts = {
  th: { ...commonTh, ...stopsTh, ...widgetTh },
  en: { ...commonEn, ...stopsEn, ...widgetEn },
};

/** Nobody answers, and nothing is stored. */
const transport: Transport = { call: () => new Promise(() => undefined) };
const idle = async () => undefined;
const storage = { get: async () => null, set: idle, remove: idle };

/** Renders the form into a container and passes it to `read`. */
export const renderFirstLook = async <Read,>(
  container: Element,
  language: Language,
  read: (look: Element) => Read,
): Promise<Read> => {
  let count = 0;
  const flow = createOrderFlow({
    transport,
    storage,
    clock: () => 0,
    random: () => (++count % 1000) / 1000,
    channel: 'build',
    loadCheckout: () => new Promise(() => undefined),
  });
  await flow.restore();
  const booking = {
    gatewayOrigin: '',
    flow,
    search: createPlaceSearch({ transport }),
    restored: Promise.resolve(),
    guest: createGuestStore(),
    onTrack: () => false,
    retry: idle,
    fillFromPage: idle,
    isReadOnly: () => false,
    ensureSignedOn: async () => false,
    signOut: idle,
    update: () => undefined,
    dispose: () => undefined,
  };
  const translate = createTranslate({ language, texts: texts[language] });
  const lateTexts = { has: () => true, bring: () => new Promise<never>(() => undefined) };
  renderInto(
    container,
    <WidgetRoot texts={{ language, translate, lateTexts }}>
      <BookingView booking={booking} />
    </WidgetRoot>,
  );
  try {
    return read(container);
  } finally {
    clearOut(container);
  }
};
