import type { DropPointState } from '@songwai/core/partners/drop-points/drop-point-state';
import { Logo } from '@songwai/ui/logo/logo';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createDropPointFixture, filledDropPoint, gateFour } from '../../tests/drop-point/drop-point-fixture.ts';
import { gatewayDown } from '../../tests/fixture-gateway.ts';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { DropPointView } from './drop-point-view.tsx';

const meta = {
  title: 'Partners/DropPoint',
  component: DropPointView,
  parameters: guide({
    aliases: ['delivery point', 'luggage', 'ฝากส่งกระเป๋า'],
    status: 'new',
    use: [
      'Behind a partner’s link for one booking: where the guest’s bags go. The partner orders the delivery, so there is no price.',
    ],
    avoid: ['For a delivery that the guest books and pays: the order.'],
    keyboard: [
      ['Enter', 'in a field: saves; in the search: takes the highlighted place'],
      ['Escape', 'leaves the search'],
    ],
    notes: [
      'A phone of any country stays as it is typed.',
      'What was saved can be changed from the same device for as long as it is stored.',
      'With room for it, the way and its fields stand side by side.',
    ],
  }),
} satisfies Meta<typeof DropPointView>;
export default meta;
type Story = StoryObj<typeof DropPointView>;

const saved = { draft: filledDropPoint, storedUntilMs: Date.UTC(2026, 11, 24) };

function Live({ state, isWide = false }: { readonly state: Partial<DropPointState>; readonly isWide?: boolean }) {
  const [{ flow, search }] = useState(() => createDropPointFixture(state));
  return (
    <div className={isWide ? 'sw-surface__widget' : 'sw-surface__part'}>
      <DropPointView {...{ flow, search }} pickUp="Baan Chandra, bell desk" brand={<Logo name="Songwai" size="small" />} />
    </div>
  );
}

const story = (state: Partial<DropPointState>, isWide = false): Story => ({
  args: {} as Story['args'] & Record<string, never>,
  render: (_, { globals }) => (
    <Surface language={languageOf(globals)}>
      <Live state={state} isWide={isWide} />
    </Surface>
  ),
});

export const Playground = story({ draft: filledDropPoint });
export const Empty = story({});
export const Wide = story({ draft: filledDropPoint }, true);
export const Searching = story({ isSearching: true });
export const Missing = story({
  problems: [
    { path: 'place', code: 'placeMissing', description: '' },
    { path: 'contactName', code: 'nameMissing', description: '' },
    { path: 'contactPhone', code: 'phoneMissing', description: '' },
    { path: 'deliveryDate', code: 'dayOutside', description: '' },
  ],
});
export const Approximate = story({ draft: { ...filledDropPoint, place: { ...gateFour, isApproximate: true } } });
export const Saving = story({ draft: filledDropPoint, saving: { status: 'sending' } });
export const SaveFailed = story({ draft: filledDropPoint, saving: { status: 'failed', error: gatewayDown() } });
export const Taken = story({ draft: filledDropPoint, saving: { status: 'taken' } });
export const Saved = story({ draft: filledDropPoint, saved, isEditing: false });
export const Changing = story({ draft: filledDropPoint, saved });
export const Loading = story({ entry: { status: 'loading' } });
export const GatewayDown = story({ entry: { status: 'failed', error: gatewayDown() } });
export const BadSignature = story({ entry: { status: 'refused', reason: 'badSignature' } });
export const FeatureOff = story({ entry: { status: 'refused', reason: 'featureOff' } });
export const LongText = story({
  draft: {
    ...filledDropPoint,
    place: { ...gateFour, name: 'ท่าอากาศยานสุวรรณภูมิ อาคารผู้โดยสารหลัก ชั้น 4 ผู้โดยสารขาออก ประตู 4 ฝั่งสายการบินระหว่างประเทศ' },
    contactName: 'Maximiliana-Josephine von und zu Hohenlohe-Langenburg',
  },
});
