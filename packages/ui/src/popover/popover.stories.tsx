import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Star, Trash2 } from 'lucide';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

const meta: Meta = { title: 'Overlays/Popover', component: Popover };
export default meta;
type Lang = Record<string, unknown>;

function LivePopover({ lang }: { readonly lang: Lang }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={say(lang, 'ขนาดที่รับได้', 'What fits')}
      renderTrigger={(trigger) => <Button {...trigger}>{say(lang, 'ใส่อะไรได้บ้าง', 'What fits in?')}</Button>}
    >
      <p>{say(lang, 'ไม่เกิน 20 กก. และ 50 × 50 × 80 ซม.', 'Up to 20 kg and 50 × 50 × 80 cm')}</p>
    </Popover>
  );
}

export const Open: StoryObj = { render: (_, { globals }) => <LivePopover lang={globals} /> };
export const MenuOfActions: StoryObj = {
  render: (_, { globals }) => (
    <Menu
      label={say(globals, 'จัดการที่อยู่', 'Address actions')}
      onSelect={() => undefined}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={say(globals, 'เพิ่มเติม', 'More')} />}
      items={[
        { id: 'favourite', label: say(globals, 'ตั้งเป็นที่โปรด', 'Make favourite'), icon: Star },
        { id: 'remove', label: say(globals, 'ลบที่อยู่', 'Remove address'), icon: Trash2, tone: 'danger' },
      ]}
    />
  ),
};
