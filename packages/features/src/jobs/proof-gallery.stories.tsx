import { Button } from '@songwai/ui/button/button';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../tests/story-language.ts';
import { storyPhoto } from '../../tests/story-photo.ts';
import { Surface } from '../../tests/surface.tsx';
import { ProofGallery, type ProofGalleryProps } from './proof-gallery.tsx';

const meta = {
  title: 'Jobs/ProofGallery',
  component: ProofGallery,
  args: {
    proofs: [
      { id: 'a', url: storyPhoto('#e3f3ee'), title: 'รับของแล้ว ร้านดอกไม้บ้านอารีย์ 13:42' },
      { id: 'b', url: storyPhoto('#fff3d9'), title: 'ส่งถึง สีลมคอมเพล็กซ์ 14:12' },
    ],
  },
  argTypes: { error: { control: false } },
  parameters: guide({
    aliases: ['photos', 'proof of delivery', 'lightbox', 'รูปหลักฐาน', 'ลายเซ็น'],
    status: 'new',
    use: ['At a stop of a job, for the one who booked it: what the driver photographed there.'],
    avoid: ['On public links, which say when and where proof was taken and show none.'],
    keyboard: [
      ['Enter', 'on a thumbnail opens it large'],
      ['← →', 'turn to the one before or after'],
      ['Escape', 'closes; the focus goes back to the thumbnail'],
    ],
    notes: ['Which of how many is announced. A photo that does not load says so in its place.'],
  }),
} satisfies Meta<ProofGalleryProps>;
export default meta;
type Story = StoryObj<ProofGalleryProps>;

const render: Story['render'] = (args, { globals }) => (
  <Surface language={languageOf(globals)}>
    <div className="sw-surface__part">
      <ProofGallery {...args} />
    </div>
  </Surface>
);

export const Playground: Story = { render };
export const Open: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button');
    if (first) await userEvent.click(first);
    await canvas.findByRole('dialog');
  },
};
export const Loading: Story = { args: { proofs: null }, render };
export const Empty: Story = { args: { proofs: [] }, render };
export const BrokenPhoto: Story = {
  args: { proofs: [{ id: 'a', url: 'data:image/png;base64,', title: 'ส่งถึง สีลมคอมเพล็กซ์ 14:12' }] },
  render,
};
export const Failed: Story = {
  args: { error: <ErrorState title="โหลดรูปไม่ได้" action={<Button>ลองอีกครั้ง</Button>} /> },
  render,
};
