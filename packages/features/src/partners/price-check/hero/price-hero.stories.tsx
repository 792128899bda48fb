import type { Language } from '@songwai/core/basics/language';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { catalog } from '../../../../tests/catalog.ts';
import * as ways from '../../../../tests/partners/price-fixture.ts';
import { languageOf } from '../../../../tests/story-language.ts';
import { Surface } from '../../../../tests/surface.tsx';
import { PriceHero } from './price-hero.tsx';

const meta: Meta = {
  title: 'Partners/Price check as a hero',
  component: PriceHero,
  parameters: guide({
    aliases: ['hero', 'home page', 'เช็กราคา'],
    use: ['As the first thing on a page: two fields that can be typed into before any script runs, and six prices.'],
    avoid: ['Beside other forms, or where there are more than two stops.'],
    keyboard: [
      ['Tab', 'Goes through the fields, to the chosen vehicle, to the button.'],
      ['Arrow keys', 'Choose a place that the search found, or a vehicle.'],
      ['Escape', 'Closes the search; a place that was there stays.'],
    ],
    notes: ['Before there are prices each vehicle says where it begins. What fails keeps all that was entered.'],
  }),
};
export default meta;

const basePrices = new Map(catalog.vehicles.map(({ id, basePriceSatang }) => [id, basePriceSatang]));

function Shown({ language, state }: { readonly language: Language; readonly state: Partial<PriceCheckState> }) {
  const [[first, second]] = useState(() => [ways.createPriceFixture(state), ways.createPriceFixture()] as const);
  return (
    <Surface language={language}>
      <div className="sw-surface__part">
        <PriceHero
          flow={first.flow}
          searches={[first.search, second.search]}
          basePrices={basePrices}
          booking={{ href: (query) => `/neworder?${query}`, onBook: () => true }}
        />
      </div>
    </Surface>
  );
}

const shown = (state: Partial<PriceCheckState> = {}): StoryObj => ({
  render: (_args, { globals }) => <Shown language={languageOf(globals)} state={state} />,
});

/** Each vehicle has its price. */
export const Playground: StoryObj = shown(ways.pricedWay);
/** Nothing was chosen yet: prices begin somewhere. */
export const Empty: StoryObj = shown();
/** The first prices are on their way. */
export const Loading: StoryObj = shown(ways.firstPrices);
/** The destination is outside the service area. */
export const OutsideArea: StoryObj = shown(ways.outsideWay);
/** The gateway did not answer. */
export const Failed: StoryObj = shown(ways.failedPrices);
/** The destination is being changed. */
export const Changing: StoryObj = shown({ ...ways.pricedWay, searchingKey: 'stop-2' });
