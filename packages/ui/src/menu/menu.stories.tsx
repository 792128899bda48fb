import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Ellipsis, Pencil, Share, Star, Trash2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { MenuProps } from './menu.tsx';
import { Menu } from './menu.tsx';

const open = { docs: { story: { inline: false, iframeHeight: 420 } } };
type Lang = Record<string, unknown>;

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { label: '', items: [], placement: 'bottom-start', onSelect: () => undefined, renderTrigger: () => null },
  argTypes: { renderTrigger: { control: false }, items: { control: false } },
  parameters: guide({
    types: { file: 'src/menu/menu-list.tsx', names: ['MenuItem'] },
    aliases: ['dropdown menu', 'context menu', 'kebab', 'overflow', 'เมนู'],
    use: [
      'For three to seven things that can be done with one thing: a saved address, a job, a stop.',
      'Each is a verb. What destroys stands last, after a line, in red.',
    ],
    avoid: [
      'For one or two actions: buttons, which are seen.',
      'To choose a value: a select. To move between pages: links.',
      'For the action most people came for: that is a button in sight.',
    ],
    keyboard: [
      ['Enter, Space, ↓', 'on the button: opens on the first thing'],
      ['↑', 'on the button: opens on the last thing'],
      ['↓ ↑', 'next and previous, round the ends'],
      ['Home, End', 'first and last'],
      ['A letter, or several', 'the next thing that begins so, in Thai and English'],
      ['Enter, Space', 'does it; the focus goes back to the button'],
      ['Escape', 'closes; the focus goes back to the button'],
      ['Tab', 'closes and goes on'],
    ],
    pattern: 'menu-button',
    notes: [
      'What cannot be done now stays in its place, can be reached, and says why in its detail.',
      'The item under the mouse takes the focus, so there is only ever one highlight.',
    ],
  }),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const addressActions = (lang: Lang): MenuProps['items'] => [
  { id: 'edit', label: say(lang, 'แก้ไข', 'Edit'), icon: Pencil },
  { id: 'favourite', label: say(lang, 'ตั้งเป็นที่โปรด', 'Make favourite'), icon: Star },
  { id: 'copy', label: say(lang, 'คัดลอกที่อยู่', 'Copy address'), icon: Copy },
  {
    id: 'share',
    label: say(lang, 'แชร์ตำแหน่ง', 'Share location'),
    detail: say(lang, 'ปักหมุดบนแผนที่ก่อน', 'Drop a pin on the map first'),
    icon: Share,
    isDisabled: true,
  },
  'separator',
  { id: 'remove', label: say(lang, 'ลบที่อยู่', 'Remove address'), icon: Trash2, tone: 'danger' },
];

/** Clicks its button after mounting, for the stories that show the menu open. */
function AddressMenu({
  lang,
  isOpenAtFirst,
  ...props
}: { readonly lang: Lang; readonly isOpenAtFirst?: boolean } & Partial<MenuProps>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpenAtFirst) row.current?.querySelector('button')?.click();
  }, [isOpenAtFirst]);
  return (
    <div ref={row} className="sw-story-row">
      <Menu
        placement={props.placement}
        label={props.label || say(lang, 'จัดการที่อยู่', 'Address actions')}
        onSelect={props.onSelect ?? (() => undefined)}
        items={props.items?.length ? props.items : addressActions(lang)}
        renderTrigger={
          props.renderTrigger ?? ((trigger) => <IconButton {...trigger} icon={Ellipsis} label={say(lang, 'เพิ่มเติม', 'More')} />)
        }
      />
    </div>
  );
}

export const Playground: Story = {
  render: ({ renderTrigger: _, ...args }, { globals }) => <AddressMenu {...args} lang={globals} />,
};
export const Open: Story = { parameters: open, render: (_, { globals }) => <AddressMenu isOpenAtFirst lang={globals} /> };

export const OnTextButton: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <AddressMenu
      isOpenAtFirst
      lang={globals}
      renderTrigger={(trigger) => (
        <Button {...trigger} iconEnd={ChevronDown}>
          {say(globals, 'ดาวน์โหลด', 'Download')}
        </Button>
      )}
      items={[
        { id: 'csv', label: 'CSV', detail: say(globals, 'เปิดใน Excel ได้', 'Opens in Excel') },
        { id: 'pdf', label: 'PDF', detail: say(globals, 'ใบเสร็จรวมทั้งเดือน', 'All receipts of the month') },
      ]}
    />
  ),
};

export const LongText: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <AddressMenu
      isOpenAtFirst
      lang={globals}
      items={[
        {
          id: 'again',
          label: say(
            globals,
            'เรียกรถอีกครั้งด้วยเส้นทางเดิมและผู้ติดต่อเดิมทุกจุด',
            'Book again with the same route and the same contact at every stop',
          ),
          icon: Copy,
        },
        { id: 'edit', label: say(globals, 'แก้ไข', 'Edit'), icon: Pencil },
      ]}
    />
  ),
};
