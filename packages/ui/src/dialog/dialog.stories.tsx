import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

const open = { docs: { story: { inline: false, iframeHeight: 560 } } };

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    title: '',
    children: '',
    presentation: 'sheet',
    size: 'medium',
    initialFocus: 'frame',
    isLocked: false,
    onClose: () => undefined,
  },
  argTypes: { title: { description: 'Empty: the example’s own text in the chosen language.' } },
  parameters: guide({
    aliases: ['modal', 'popup', 'lightbox', 'หน้าต่าง', 'ป๊อปอัป'],
    use: [
      'For a short task that needs the whole attention and comes back to the page: a contact, an address, a card.',
      '`sheet` where it will be used on a phone: it rises to the thumb. `full` for a search or a long form on a phone.',
    ],
    avoid: [
      'For a yes-or-no question: confirm.',
      'For something small that hangs on its button: a popover; for actions: a menu.',
      'For what people compare with the page behind it: a panel of the page.',
    ],
    keyboard: [
      ['Escape', 'closes; the focus goes back to what opened it'],
      ['Tab, Shift + Tab', 'stay inside'],
    ],
    pattern: 'dialog-modal',
    notes: [
      'The native `dialog` element: the page behind is inert for pointer, keyboard and screen reader, inside a shadow root too.',
      'It is named by its title. The focus starts on its frame, so that a phone’s keyboard stays folded; `field` puts it into the first field.',
      'While `isLocked`, Escape, the cross and a press beside it do nothing.',
    ],
  }),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Lang = Record<string, unknown>;

function Live({
  lang,
  isOpenAtFirst = true,
  ...props
}: { readonly lang: Lang; readonly isOpenAtFirst?: boolean } & Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [name, setName] = useState('');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say(lang, 'แก้ไขผู้ติดต่อ', 'Edit contact')}</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        title={props.title || say(lang, 'ผู้ติดต่อที่จุดส่ง', 'Contact at the drop-off')}
        closeLabel={say(lang, 'ปิด', 'Close')}
        footer={
          <>
            <Button isDisabled={props.isLocked} onClick={close}>
              {say(lang, 'ไว้ทีหลัง', 'Later')}
            </Button>
            <Button variant="primary" isLoading={props.isLocked} onClick={close}>
              {say(lang, 'บันทึก', 'Save')}
            </Button>
          </>
        }
      >
        {props.children || <TextField label={say(lang, 'ชื่อ', 'Name')} value={name} onChange={setName} />}
      </Dialog>
    </>
  );
}

export const Playground: Story = { render: (args, { globals }) => <Live {...args} isOpenAtFirst={false} lang={globals} /> };
export const InMiddle: Story = {
  parameters: open,
  render: (_, { globals }) => <Live lang={globals} presentation="dialog" />,
};
export const SheetOnPhone: Story = {
  parameters: open,
  render: (_, { globals }) => <Live lang={globals} presentation="sheet" />,
};
export const FullOnPhone: Story = {
  parameters: open,
  render: (_, { globals }) => <Live lang={globals} presentation="full" />,
};
export const CaretInField: Story = {
  parameters: open,
  render: (_, { globals }) => <Live lang={globals} presentation="sheet" initialFocus="field" />,
};
export const Saving: Story = {
  parameters: open,
  render: (_, { globals }) => <Live lang={globals} presentation="sheet" isLocked />,
};

/** The content scrolls; title and buttons stay in view. */
export const LongText: Story = {
  parameters: open,
  render: (_, { globals }) => (
    <Live
      lang={globals}
      presentation="sheet"
      title={say(
        globals,
        'ข้อตกลงการส่งของที่แตกหักง่ายและของสดที่ต้องคุมอุณหภูมิ',
        'Terms for fragile goods and for fresh goods that have to stay cold',
      )}
    >
      {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
        <p key={number}>
          {number}.{' '}
          {say(
            globals,
            'ห่อของให้แน่น ใส่วัสดุกันกระแทกรอบด้าน และแจ้งคนขับก่อนขึ้นรถ ถ้าเสียหายเพราะห่อไม่ดีพอ จะเคลมไม่ได้',
            'Wrap it well on all sides and tell the driver before it is loaded. What breaks for want of wrapping is not covered.',
          )}
        </p>
      ))}
    </Live>
  ),
};
