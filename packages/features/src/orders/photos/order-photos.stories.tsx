import type { Language } from '@songwai/core/basics/language';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createOrderFixture, threeStopDraft } from '../../../tests/orders/order-fixture.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { storyPhoto } from '../../../tests/story-photo.ts';
import { Surface } from '../../../tests/surface.tsx';
import { createOrderPhotoUploads } from './order-photo-uploads.ts';
import { OrderPhotos } from './order-photos.tsx';

const meta: Meta = {
  title: 'Order/Photos',
  component: OrderPhotos,
  parameters: guide({
    aliases: ['upload', 'attachment', 'รูปของที่ส่ง'],
    use: ['What the driver has to come prepared for. Each photo is sent at once, and booked with the order.'],
    avoid: ['Proof of a delivery: that is the driver’s.'],
    keyboard: [['Enter', 'Opens the choice of photos.']],
    notes: ['A booking does not wait for photos: those still on their way go to its job.'],
  }),
};
export default meta;

function Photos({ language, names }: { readonly language: Language; readonly names: readonly string[] }) {
  const [{ flow, transport, uploads }] = useState(() => {
    const order = createOrderFixture({ draft: { ...threeStopDraft, photoNames: names } });
    return { ...order, uploads: createOrderPhotoUploads({ ...order, onError: () => undefined }) };
  });
  return (
    <Surface language={language}>
      <div className="sw-surface__part">
        <OrderPhotos {...{ flow, transport, uploads }} previewOf={() => storyPhoto('#e5f2ee')} />
      </div>
    </Surface>
  );
}

const shown = (names: readonly string[]): StoryObj => ({
  render: (_args, { globals }) => <Photos language={languageOf(globals)} names={names} />,
});

export const None: StoryObj = shown([]);
export const Two: StoryObj = shown(['a.jpg', 'b.jpg']);
/** No more may be added. */
export const Full: StoryObj = shown(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
