import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { LiveAnnouncer, useAnnounce } from './live-announcer.tsx';

const meta = {
  title: 'Feedback/LiveAnnouncer',
  component: LiveAnnouncer,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: guide({
    aliases: ['aria-live', 'screen reader', 'เสียงอ่านหน้าจอ'],
    use: [
      'Once around a whole surface; inside it `useAnnounce()` says to readers what the eye sees by itself: the price changed, a stop moved.',
      '`LiveRegion` for a component with messages of its own.',
    ],
    avoid: ['For what takes the focus: that is read anyway.', 'For toasts, banners and error states: they speak by themselves.'],
    notes: [
      'Polite by default: after the present sentence. `assertive` only for the answer to a key just pressed.',
      'The region stands in the page before the first message. The same sentence twice is spoken twice.',
    ],
  }),
} satisfies Meta<typeof LiveAnnouncer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Speak({ lang }: { readonly lang: Record<string, unknown> }) {
  const announce = useAnnounce();
  const [said, setSaid] = useState('');
  const price = say(lang, 'ราคาใหม่ ฿466.45', 'The new price is ฿466.45');
  return (
    <div className="sw-story-column">
      <Button
        onClick={() => {
          announce(price);
          setSaid(price);
        }}
      >
        {say(lang, 'เปลี่ยนราคา', 'Change the price')}
      </Button>
      <Card tone="sunken">{said || say(lang, 'ยังไม่มีเสียงอ่าน', 'Nothing said yet')}</Card>
    </div>
  );
}

export const Playground: Story = {
  render: (_, { globals }) => (
    <LiveAnnouncer>
      <Speak lang={globals} />
    </LiveAnnouncer>
  ),
};
