import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import type { PopoverProps } from './popover.tsx';
import { Popover } from './popover.tsx';

const open = { docs: { story: { inline: false, iframeHeight: 320 } } };

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    isOpen: false,
    label: '',
    children: '',
    placement: 'bottom-start',
    onOpenChange: () => undefined,
    renderTrigger: () => null,
  },
  argTypes: { children: { control: 'text' }, renderTrigger: { control: false }, isOpen: { control: false } },
  parameters: guide({
    aliases: ['popup', 'flyout', 'bubble', 'กล่องลอย'],
    use: [
      'For a little more about the thing it hangs on: what fits into a vehicle, how a price is made up, a small filter.',
      'It may hold buttons and fields; keep it to what fits without scrolling.',
    ],
    avoid: [
      'For a list of things to do: a menu.',
      'For a name or a hint of a few words: a tooltip, or better a text that is always there.',
      'For a task of its own, and for most things on a phone: a dialog as a sheet.',
    ],
    keyboard: [
      ['Enter, Space', 'on the button: opens and closes'],
      ['Escape', 'closes; the focus goes back to the button'],
      ['Tab', 'through what is inside, then on with the page, which closes it'],
    ],
    pattern: 'disclosure',
    notes: [
      'A dialog that is not modal: the page can still be read and used. It is named by `label`; the button says whether it is open.',
      'It is drawn into the overlay layer, turns to the other side where there is no room, and scrolls inside when the window is too low.',
    ],
  }),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;
type Lang = Record<string, unknown>;

function Live({
  lang,
  isOpenAtFirst = true,
  ...props
}: { readonly lang: Lang; readonly isOpenAtFirst?: boolean } & Partial<PopoverProps>) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <Popover
      placement={props.placement}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={props.label || say(lang, 'ขนาดที่รับได้', 'What fits')}
      renderTrigger={(trigger) => <Button {...trigger}>{say(lang, 'ใส่อะไรได้บ้าง', 'What fits in?')}</Button>}
    >
      {props.children || <p>{say(lang, 'ไม่เกิน 20 กก. และ 50 × 50 × 80 ซม.', 'Up to 20 kg and 50 × 50 × 80 cm')}</p>}
    </Popover>
  );
}

export const Playground: Story = { render: (args, { globals }) => <Live {...args} isOpenAtFirst={false} lang={globals} /> };
export const Open: Story = { parameters: open, render: (_, { globals }) => <Live lang={globals} /> };

export const WithButton: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Live lang={globals}>
      <div className="sw-story-column">
        <p>
          {say(
            globals,
            'ของยาวเกิน 80 ซม. หรือหนักเกิน 20 กก. ใช้รถกระบะ จะได้ไม่ต้องแบ่งส่งสองเที่ยว',
            'Longer than 80 cm or heavier than 20 kg goes by pickup, in one trip instead of two.',
          )}
        </p>
        <Button variant="tint">{say(globals, 'เปลี่ยนเป็นรถกระบะ', 'Change to a pickup')}</Button>
      </div>
    </Live>
  ),
};

/** The content is higher than the window: the card scrolls, the page does not. */
export const LongText: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Live lang={globals}>
      {Array.from({ length: 14 }, (_, index) => index + 1).map((number) => (
        <p key={number}>
          {number}. {say(globals, 'ของที่ส่งได้และวิธีห่อให้ถึงมือผู้รับครบถ้วน', 'What may be sent, and how to wrap it')}
        </p>
      ))}
    </Live>
  ),
};
