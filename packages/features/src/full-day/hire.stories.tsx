import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import type { HireState } from '@songwai/core/full-day/hire-state';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { carHire } from '../../tests/full-day/hire-fixture.ts';
import { HireStory } from '../../tests/full-day/hire-screen.tsx';
import { languageOf } from '../../tests/story-language.ts';

const meta: Meta = {
  title: 'Full day/Hire',
  parameters: guide({
    aliases: ['hire', 'by the day', 'เหมาวัน'],
    use: ['A vehicle with its driver for hours or days: on our page, and in an element of a partner that offers it.'],
    avoid: ['Deliveries with a known way: those are orders.'],
    keyboard: [['Arrow keys', 'Choose hours and package.']],
    notes: ['A hire by the month ends in a quotation, which only our page makes.'],
  }),
};
export default meta;

const shown = (draft: Partial<HireDraft>, state: Partial<Omit<HireState, 'draft'>> = {}): StoryObj => ({
  render: (_args, { globals }) => <HireStory language={languageOf(globals)} {...{ draft, state }} />,
});

export const Empty: StoryObj = shown({});
export const NineHours: StoryObj = shown(carHire);
/** The second step. */
export const Contacts: StoryObj = shown({ ...carHire, isAtDetails: true });
export const Booked: StoryObj = shown(carHire, {
  booking: {
    status: 'booked',
    jobIds: ['J00048213', 'J00048214'],
    trackingIds: ['8K2M7Q', '5RW3XN'],
    payment: null,
    sent: { draft: { ...carHire } as HireDraft, offer: null, totalSatang: 490_000 },
  },
});
