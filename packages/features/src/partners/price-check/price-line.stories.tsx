import type { Language } from '@songwai/core/basics/language';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import * as ways from '../../../tests/partners/price-fixture.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PriceLine } from './price-line.tsx';

const meta: Meta = {
  title: 'Partners/Price check in one line',
  component: PriceLine,
  parameters: guide({
    aliases: ['compact price check', 'quote bar', 'เช็กราคาแบบย่อ'],
    use: ['Above a table that shows the prices itself: the way in one line, and the button that books it.'],
    avoid: ['Alone: PriceCheckView shows the prices, too.'],
    keyboard: [
      ['Tab', 'Goes through the stops to the button.'],
      ['Escape', 'Closes the search; the focus returns to its stop.'],
    ],
    notes: ['Prices are said once when they have come, and again when they change.'],
  }),
};
export default meta;

const labels = { th: ['รับของที่', 'ส่งที่'], en: ['Pick up at', 'Deliver to'] } as const;

function Shown({ language, state }: { readonly language: Language; readonly state?: Partial<PriceCheckState> | undefined }) {
  const [{ flow, search }] = useState(() => ways.createPriceFixture(state));
  return (
    <Surface language={language}>
      <LiveAnnouncer>
        <PriceLine
          {...{ flow, search }}
          labels={labels[language]}
          distanceLabel={language === 'en' ? 'Distance' : 'ระยะทาง'}
          action={language === 'en' ? 'Continue' : 'จองต่อ'}
          booking={{ href: (query) => `/neworder?${query}`, onBook: () => true }}
        />
      </LiveAnnouncer>
    </Surface>
  );
}

const shown = (state?: Partial<PriceCheckState>): StoryObj => ({
  render: (_args, { globals }) => <Shown language={languageOf(globals)} state={state} />,
});

/** The way has its prices. */
export const Playground: StoryObj = shown(ways.pricedWay);
/** Nothing was chosen yet. */
export const Empty: StoryObj = shown();
/** A stop is being searched for. */
export const Searching: StoryObj = shown({ searchingKey: 'stop-1' });
/** The first prices are on their way. */
export const Loading: StoryObj = shown(ways.firstPrices);
/** A stop is outside the service area. */
export const OutsideArea: StoryObj = shown(ways.outsideWay);
/** The gateway did not answer. */
export const Failed: StoryObj = shown(ways.failedPrices);
