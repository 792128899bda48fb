import type { Language } from '@songwai/core/basics/language';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { Card } from '@songwai/ui/card/card';
import { Logo } from '@songwai/ui/logo/logo';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import * as ways from '../../../tests/partners/price-fixture.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PriceCheckView } from './price-check-view.tsx';

const meta: Meta = {
  title: 'Partners/Price check',
  component: PriceCheckView,
  parameters: guide({
    aliases: ['quote', 'estimate', 'how much', 'เช็กราคา', 'ค่าส่ง'],
    use: ['On a partner’s page, for somebody who only asks what a delivery costs: two places, and a price for each vehicle.'],
    avoid: ['Where somebody is about to book: the order panel asks for the rest, too, and shows the same prices.'],
    keyboard: [
      ['Tab', 'Goes through the stops, to the chosen vehicle, to the button.'],
      ['Arrow keys', 'Choose a vehicle, or a place that the search found.'],
      ['Escape', 'Closes the search; the focus returns to its stop.'],
    ],
    notes: [
      'Prices are said once when they have come; each card says its own afterwards.',
      'While new prices are on their way the last ones stay. Before the first ones the cards are there already: nothing jumps.',
      'Nobody signs in, and nothing is stored.',
    ],
  }),
};
export default meta;

function Shown({ language, state }: { readonly language: Language; readonly state?: Partial<PriceCheckState> | undefined }) {
  const [{ flow, search }] = useState(() => ways.createPriceFixture(state));
  return (
    <Surface language={language}>
      <div className="sw-surface__part">
        <Card padding="none">
          <PriceCheckView
            {...{ flow, search }}
            brand={<Logo name={language === 'en' ? 'Songwai' : 'ส่งไว'} size="small" />}
            booking={{ href: (query) => `/neworder?${query}`, onBook: () => true }}
          />
        </Card>
      </div>
    </Surface>
  );
}

const shown = (state?: Partial<PriceCheckState>): StoryObj => ({
  render: (_args, { globals }) => <Shown language={languageOf(globals)} state={state} />,
});

/** The page gave the pick-up; each vehicle has its price. */
export const Playground: StoryObj = shown(ways.pricedWay);
/** Nothing was chosen yet. */
export const Empty: StoryObj = shown();
/** A stop is being searched for. */
export const Searching: StoryObj = shown({ searchingKey: 'stop-1' });
/** The first prices are on their way. */
export const Loading: StoryObj = shown(ways.firstPrices);
/** With a third stop, by car. */
export const ThreeStops: StoryObj = shown(ways.pricedThreeStops);
/** A stop is outside the service area. */
export const OutsideArea: StoryObj = shown(ways.outsideWay);
/** The gateway did not answer. */
export const Failed: StoryObj = shown(ways.failedPrices);
/** The partner offers no prices. */
export const FeatureOff: StoryObj = shown({ refusal: 'featureOff' });
/** Nobody knows this partner. */
export const UnknownPartner: StoryObj = shown({ refusal: 'unknownPartner' });
