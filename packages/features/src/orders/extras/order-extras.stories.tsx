import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atContacts, priced, threeStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Part } from '../../../tests/part.tsx';
import { languageOf } from '../../../tests/story-language.ts';
import { OrderExtras } from './order-extras.tsx';

const meta: Meta = {
  title: 'Order/Photos and receipt',
  component: OrderExtras,
  parameters: guide({
    aliases: ['more details', 'เพิ่มเติม'],
    use: ['Below the contacts of an element: what few guests add is a button until it is pressed.'],
    avoid: ['Our own page, which shows all of it.'],
    keyboard: [['Enter', 'Opens the part in the place of its button, and moves the focus there.']],
    notes: ['What the order has already is open from the start.'],
  }),
};
export default meta;

const shown = (draft: typeof threeStopDraft): StoryObj => ({
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced(atContacts(draft))}>
      {(flow) => <OrderExtras flow={flow} renderPhotos={() => <p>1/5</p>} renderReceipt={() => <p>0105500000003</p>} />}
    </Part>
  ),
});

export const Closed: StoryObj = shown(threeStopDraft);
/** Of an order that has a photo. */
export const Opened: StoryObj = shown({ ...threeStopDraft, photoNames: ['a.jpg'] });
