import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyDraft, priced, threeStopDraft, twoStopDraft } from '../../tests/order-fixture.ts';
import { Part } from '../../tests/part.tsx';
import { languageOf } from '../../tests/story-language.ts';
import { VehicleSection } from './vehicle-section.tsx';

const meta: Meta = { title: 'Order/Vehicles', component: VehicleSection };
export default meta;

type Face = StoryObj;

/** What the first kilometres cost. */
export const BeforeAnEstimate: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={{ draft: emptyDraft }}>
      {(flow) => <VehicleSection flow={flow} />}
    </Part>
  ),
};

/** What this way costs with each. */
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

/** The start-up data is on its way. */
export const Loading: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={{ draft: emptyDraft, catalog: null }}>
      {(flow) => <VehicleSection flow={flow} />}
    </Part>
  ),
};
