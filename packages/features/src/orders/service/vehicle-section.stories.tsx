import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyDraft, priced, threeStopDraft, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Part } from '../../../tests/part.tsx';
import { languageOf } from '../../../tests/story-language.ts';
import { VehicleSection } from './vehicle-section.tsx';

const meta: Meta = {
  title: 'Order/Vehicles',
  component: VehicleSection,
  parameters: guide({
    aliases: ['vehicle', 'motorcycle', 'pickup', 'รถ'],
    use: [
      'Choosing what drives: six cards with the drawing, the price of this way, and what the chosen one carries.',
      'Prices stand on the cards before anything is chosen, so that comparing costs no tap.',
    ],
    avoid: [
      'To show which vehicle is on its way: the driver card of the tracking.',
      'For one of two or three answers without a drawing: radio cards or segmented tabs.',
    ],
    keyboard: [
      ['Tab', 'Goes to the chosen card, then on to the capacity.'],
      ['Arrow keys', 'Choose the next or the one before.'],
    ],
    pattern: 'radio',
    notes: [
      'The section is named “vehicle”; each card says its name and its price, and what it carries is tied to the chosen one.',
      'While prices are on their way the last ones stay: cards never jump.',
    ],
  }),
};
export default meta;

type Face = StoryObj;

/** Base prices, before there is a route. */
export const BeforeEstimate: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={{ draft: emptyDraft }}>
      {(flow) => <VehicleSection flow={flow} />}
    </Part>
  ),
};

/** The route's price for each vehicle. */
export const Priced: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced(threeStopDraft)}>
      {(flow) => <VehicleSection flow={flow} />}
    </Part>
  ),
};

/** Prices to the satang. */
export const WithSatang: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced(twoStopDraft)}>
      {(flow) => <VehicleSection flow={flow} />}
    </Part>
  ),
};

/** The start-up data is loading. */
export const Loading: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={{ draft: emptyDraft, catalog: null }}>
      {(flow) => <VehicleSection flow={flow} />}
    </Part>
  ),
};
