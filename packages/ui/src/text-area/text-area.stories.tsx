import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Counter } from '../field/counter.tsx';
import type { TextAreaProps } from './text-area.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: {
    label: '',
    value: '',
    onChange: () => undefined,
    hint: '',
    error: '',
    isDisabled: false,
    isReadOnly: false,
  },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  parameters: guide({
    aliases: ['multiline', 'comment', 'note', 'หมายเหตุ'],
    use: [
      'For a few sentences: a note to the driver, a question to us. It grows with what is typed, up to two fifths of the screen.',
    ],
    avoid: ['For what fits in a line: the text field.', 'For a list of things: a field for each.'],
    keyboard: [
      ['Tab', 'on to the next field: it types no tab'],
      ['Enter', 'a new line'],
    ],
    notes: [
      'More than allowed can be typed or pasted, so nothing is lost unseen: the count turns red, and `error` says what to do.',
      'A `Counter` at the label’s end is seen all the time, and heard at 20, 10, 5 and 0 characters left. A Thai vowel or tone counts with its letter.',
    ],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

type LiveProps = Partial<TextAreaProps> & { readonly globals: Record<string, unknown>; readonly countTo?: number };

function Live({ globals, value: start = '', countTo = 250, ...field }: LiveProps) {
  const [value, setValue] = useState(start);
  const remaining = (left: number) =>
    left < 0
      ? say(globals, `เกินมา ${-left} ตัวอักษร`, `${-left} characters too many`)
      : say(globals, `เหลือ ${left} ตัวอักษร`, `${left} characters left`);
  return (
    <TextArea
      {...field}
      label={field.label || say(globals, 'ฝากถึงคนขับ', 'Note to the driver')}
      labelEnd={<Counter text={value} limit={countTo} remainingText={remaining} />}
      value={value}
      onChange={setValue}
    />
  );
}

const note = (globals: Record<string, unknown>) =>
  say(globals, 'เค้กวันเกิด ห้ามคว่ำ ส่งที่ล็อบบี้ชั้น 1', 'Birthday cake, keep upright. Lobby, 1st floor');

export const Playground: Story = {
  render: ({ value, onChange: _, ref: __, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={value} {...args} value={value} globals={globals} />
    </div>
  ),
};

export const Filled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value={note(globals)} countTo={250} />
    </div>
  ),
};

export const NearLimit: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value={note(globals)} countTo={50} />
      <Live
        globals={globals}
        value={note(globals)}
        countTo={25}
        error={say(globals, 'ยาวเกินไป ตัดให้สั้นลงอีกนิด', 'Too long, make it a little shorter')}
      />
    </div>
  ),
};

export const Long: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value={Array.from({ length: 12 }, () => note(globals)).join('\n')} countTo={1000} />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value={note(globals)} isDisabled />
      <Live
        globals={globals}
        value={note(globals)}
        isReadOnly
        hint={say(globals, 'แก้ไม่ได้แล้ว คนขับกำลังไปรับ', 'It cannot be changed: the driver is on the way')}
      />
    </div>
  ),
};
