import type { Peer } from './subject.ts';

const adyenOptions = `{
  clientKey: 'test_BENCH',
  environment: 'test',
  _environmentUrls: { api: VENDOR + '/adyen/test/', analytics: VENDOR + '/adyen/test/', cdn: { images: VENDOR + '/adyen/test/', translations: VENDOR + '/adyen/test/' } },
  countryCode: 'NL',
  locale: 'en-US',
  amount: { value: 8200, currency: 'EUR' },
  analytics: { enabled: false },
  paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] }, { type: 'ideal', name: 'iDEAL' }] },
}`;

/** An Adyen component is created for an element, and says by itself when it is there. */
const adyenMount = (create: string) => `globalThis.mountPeer = (element) => {
    const creating = AdyenCheckout(${adyenOptions}).then((checkout) => ${create}.mount(element));
    return () => creating.then((component) => component.unmount());
  };
  globalThis.mountPeer(document.querySelector('#peer'));`;

const adyenCard: Peer = {
  id: 'adyen-card',
  name: 'Adyen Card (tree-shaken)',
  markup: '<div id="peer"></div>',
  source: `import { AdyenCheckout, Card } from '@adyen/adyen-web';
    import '@adyen/adyen-web/styles/adyen.css';
    ${adyenMount('new Card(checkout)')}`,
  // The fields themselves are frames of the vendor's.
  usable: { seen: [['#peer iframe']] },
};

const adyenDropIn: Peer = {
  id: 'adyen-drop-in',
  name: 'Adyen Drop-in',
  markup: '<div id="peer"></div>',
  source: `import { AdyenCheckout, Dropin } from '@adyen/adyen-web/auto';
    import '@adyen/adyen-web/styles/adyen.css';
    ${adyenMount('new Dropin(checkout)')}`,
  usable: { seen: [['#peer .adyen-checkout__payment-method']] },
};

const duffel: Peer = {
  id: 'duffel',
  name: 'Duffel (React 19)',
  markup: '<div id="peer"></div>',
  source: `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { DuffelAncillaries } from '@duffel/components';
    globalThis.mountPeer = (element) => {
      const root = createRoot(element);
      root.render(createElement(DuffelAncillaries, {
        offer_id: 'fixture_off_1',
        services: ['bags', 'seats'],
        passengers: [{ id: 'pas_1', given_name: 'Maya', family_name: 'Lindqvist', gender: 'f', title: 'ms', born_on: '1990-01-01', email: 'maya@example.com', phone_number: '+66812345678' }],
        onPayloadReady: () => {},
      }));
      return () => root.unmount();
    };
    globalThis.mountPeer(document.querySelector('#peer'));`,
  moved: { 'https://assets.duffel.com': '/duffel' },
  usable: { seen: [['#peer .ancillary-card:not(.ancillary-card--loading)']] },
};

/** Peers that talk to their vendor before they show anything. */
export const largePeers: readonly Peer[] = [adyenCard, adyenDropIn, duffel];
