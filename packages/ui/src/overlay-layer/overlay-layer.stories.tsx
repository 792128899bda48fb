import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Menu } from '../menu/menu.tsx';
import { OverlayLayer } from './overlay-layer.tsx';

const meta = {
  title: 'Overlays/OverlayLayer',
  component: OverlayLayer,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    ...guide({
      aliases: ['portal', 'z-index', 'ชั้นลอย'],
      use: [
        'Once around a whole surface: the portal’s shell, the widget’s shadow root. Menus, popovers and tooltips are drawn into it.',
      ],
      avoid: ['Around single components. A dialog gives what is in it a layer of its own.'],
      notes: [
        'A portal to the body would leave the shadow root and lose its styles; the layer stays inside, above the content, and nothing that scrolls cuts it.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
} satisfies Meta<typeof OverlayLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <OverlayLayer>
      <Card>
        <Menu
          label={say(globals, 'จัดการจุดส่ง', 'Stop actions')}
          onSelect={() => undefined}
          renderTrigger={(trigger) => <Button {...trigger}>{say(globals, 'จัดการ', 'Manage')}</Button>}
          items={[
            { id: 'edit', label: say(globals, 'แก้ไข', 'Edit'), icon: Pencil },
            { id: 'remove', label: say(globals, 'ลบจุดนี้', 'Remove this stop'), icon: Trash2, tone: 'danger' },
          ]}
        />
      </Card>
    </OverlayLayer>
  ),
};
