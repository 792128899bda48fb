import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bike } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { Icon } from '../icon/icon.tsx';
import { RouteCover } from './route-cover.tsx';

const moving = <Icon icon={Bike} />;
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 200"><rect width="440" height="200" fill="#76b5a7"/></svg>')}`;

const meta = {
  title: 'Frames/RouteCover',
  component: RouteCover,
  args: { size: 'large', tone: 'brand', figure: '฿50', moving },
  argTypes: { moving: { control: false }, picture: { control: false } },
  parameters: guide({
    aliases: ['cover', 'banner', 'promotion', 'ภาพปก'],
    status: 'new',
    use: ['On top of an article, and of a card that leads to it. Large once on a page.'],
    avoid: ['For what the title does not say: a reader hears nothing of it.'],
    notes: ['It fills the width that it is given, and the height too, if its row is higher than it.'],
  }),
} satisfies Meta<typeof RouteCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div className="sw-story-column">
      <RouteCover {...args} />
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div className="sw-story-column">
      <RouteCover size="medium" moving={moving} figure="฿200" />
      <RouteCover size="medium" tone="marigold" moving={moving} figure="50%" />
      <RouteCover size="medium" tone="quiet" moving={moving} figure="+฿1,500" />
      <RouteCover size="medium" tone="quiet" moving={moving} />
    </div>
  ),
};

/** A picture fills it. */
export const Picture: Story = {
  render: () => (
    <div className="sw-story-column">
      <RouteCover size="large" moving={moving} picture={picture} />
    </div>
  ),
};
