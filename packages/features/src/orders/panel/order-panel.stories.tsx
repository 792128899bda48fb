import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gatewayDown, refusal } from '../../../tests/fixture-gateway.ts';
import {
  atContacts,
  booked,
  emptyDraft,
  estimateOf,
  priced,
  stop,
  threeStopDraft,
  twoStopDraft,
} from '../../../tests/orders/order-fixture.ts';
import { OrderStory } from '../../../tests/orders/order-story.tsx';
import { ayutthaya, flowerShop, silomComplex } from '../../../tests/places.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { OrderPanel } from './order-panel.tsx';

const meta: Meta = {
  title: 'Order/Panel',
  component: OrderPanel,
  parameters: guide({
    aliases: ['booking form', 'checkout', 'จองส่งของ'],
    use: [
      'The whole order, in a page of ours or as a card in somebody else’s: stops, vehicle, price, contacts, confirmation.',
      'The shell hands in the flow, the search and the ground of the map; the panel keeps no state that outlives it.',
    ],
    avoid: ['A price without an order: the price check.', 'A job that was booked already: the tracking view.'],
    keyboard: [
      ['Tab', 'Walks the stops, the choices, then the bar with price and button.'],
      ['Space on a handle', 'Lifts a stop; the arrow keys move it, Space drops it, Escape puts it back.'],
      ['Escape', 'Leaves the search, the pin or a sheet, one at a time.'],
    ],
    notes: [
      'Prices, moved stops and what is missing are announced once, politely.',
      'Going on too early moves the focus to the first thing that is missing.',
      'Its width decides, not the window’s: below 840 px the map is a strip on top, in a partner’s page it is a card of at most 420 px.',
    ],
  }),
};
export default meta;

type Face = StoryObj;

/** A visitor who has never been here. */
export const FirstVisit: Face = {
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={{ draft: emptyDraft }} />,
};

/** The stored draft is still being read. */
export const Loading: Face = {
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={{ isRestored: false, catalog: null }} />,
};

const searchedDraft = { ...threeStopDraft, stops: [...threeStopDraft.stops.slice(0, 2), stop('c', null)] };

/** The third stop is being searched for. */
export const Searching: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ ...priced(searchedDraft), mode: { kind: 'searchLocation', stopKey: 'c' } }}
      query="อ่อนนุช"
    />
  ),
};

/** Nothing goes by that name. */
export const SearchEmpty: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ draft: emptyDraft, mode: { kind: 'searchLocation', stopKey: 'a' } }}
      query="หกดเส"
    />
  ),
};

/** Two stops, the price is there. */
export const TwoStops: Face = {
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={priced(twoStopDraft)} />,
};

/** The worked example of the rate card: car, three stops, 18.40 km, cash on delivery. */
export const ThreeStops: Face = {
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={priced(threeStopDraft)} />,
};

/** Something that is priced has changed: the last sum stays. */
export const LoadingPrice: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ draft: threeStopDraft, estimate: { status: 'loading', last: estimateOf(threeStopDraft) } }}
    />
  ),
};

/** The gateway does not answer. */
export const PriceFailed: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ draft: threeStopDraft, estimate: { status: 'failed', error: gatewayDown() } }}
    />
  ),
};

/** The start-up data did not come. */
export const CatalogFailed: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ draft: twoStopDraft, catalog: null }}
      catalogProblem={{ onRetry: () => undefined }}
    />
  ),
};

/** The second stop is in Ayutthaya, where nobody drives. */
export const OutsideArea: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{
        draft: { ...twoStopDraft, stops: [stop('a', flowerShop), stop('b', ayutthaya)] },
        estimate: { status: 'failed', error: refusal(422, { field: 'locationList.1' }) },
        problems: [{ path: 'stops.b.place', code: 'outsideServiceArea', values: {} }],
      }}
    />
  ),
};

/** Going on too early: what is missing is said where it is missing. */
export const FirstStepWrong: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{
        draft: { ...emptyDraft, stops: [stop('a', silomComplex), stop('b', null)] },
        problems: [
          { path: 'stops.b.place', code: 'locationsIncomplete', values: { stop: 2 } },
          { path: 'vehicle', code: 'vehicleRequired', values: {} },
          { path: 'service', code: 'serviceRequired', values: {} },
        ],
      }}
    />
  ),
};

/** The second step. */
export const Contacts: Face = {
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={priced(atContacts(threeStopDraft))} />,
};

/** The second step, with what has to be mended. */
export const ContactsWrong: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{
        ...priced(atContacts(twoStopDraft)),
        problems: [
          { path: 'stops.a.contactName', code: 'contactNameRequired', values: {} },
          { path: 'stops.b.contactPhone', code: 'phoneInvalid', values: {} },
          { path: 'confirmPhone', code: 'phoneRequired', values: {} },
        ],
      }}
    />
  ),
};

/** The gateway's price is no longer the one that was shown. */
export const PriceChanged: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{
        ...priced(atContacts(threeStopDraft)),
        booking: { status: 'priceChanged', oldNetSatang: 43_000, estimate: estimateOf(threeStopDraft) },
      }}
    />
  ),
};

/** The booking did not get through. */
export const BookingFailed: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ ...priced(atContacts(threeStopDraft)), booking: { status: 'failed', error: gatewayDown() } }}
    />
  ),
};

/** The booking is on its way. */
export const Sending: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ ...priced(atContacts(threeStopDraft)), booking: { status: 'sending' } }}
    />
  ),
};

/** It worked. */
export const Booked: Face = {
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={booked(threeStopDraft)} />,
};

/** In a partner's page. */
export const Compact: Face = {
  render: (_args, { globals }) => (
    <div className="sw-surface__widget">
      <OrderStory language={languageOf(globals)} state={priced(twoStopDraft)} layout="compact" />
    </div>
  ),
};

/** In a partner's page, before anything is typed. */
export const CompactFirstVisit: Face = {
  render: (_args, { globals }) => (
    <div className="sw-surface__widget">
      <OrderStory language={languageOf(globals)} state={{ draft: emptyDraft }} layout="compact" />
    </div>
  ),
};
