import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { NumberFieldProps } from './number-field.tsx';
import { NumberField } from './number-field.tsx';

const textsIn = (globals: Record<string, unknown>): NumberFieldProps['texts'] => ({
  atLeast: (taken) => say(globals, `อย่างน้อย ${taken} จึงปรับให้`, `At least ${taken}, so it was changed to that`),
  atMost: (taken) => say(globals, `ไม่เกิน ${taken} จึงปรับให้`, `At most ${taken}, so it was changed to that`),
  rounded: (taken) => say(globals, `ปรับเป็น ${taken} ค่าที่ใกล้ที่สุด`, `Changed to ${taken}, the nearest there is`),
  unreadable: (typed) =>
    say(
      globals,
      `อ่าน “${typed}” เป็นตัวเลขไม่ได้ ทศนิยมใช้จุด เช่น 1.5`,
      `“${typed}” cannot be read as a number. Write decimals with a point, such as 1.5`,
    ),
});

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: {
    label: '',
    value: 20,
    onChange: () => undefined,
    min: 1,
    max: 100,
    step: 1,
    unit: '',
    isDisabled: false,
    texts: textsIn({}),
  },
  argTypes: {
    error: { control: 'text' },
    unit: { control: 'text' },
    value: { control: 'number' },
    min: { control: 'number' },
    max: { control: 'number' },
    step: { control: 'number' },
  },
  parameters: guide({
    aliases: ['amount', 'numeric input', 'จำนวนเงิน', 'ตัวเลข'],
    use: [
      'For a number that is typed: a weight, an amount to top up, an insured value.',
      'The unit stands behind the number and is told with it.',
    ],
    avoid: [
      'For a small count, changed by one or two: the number stepper. Where about right is right enough: the slider.',
      'For digits that count nothing (tax id, phone, code): the masked, phone and OTP fields.',
    ],
    keyboard: [
      ['Up, Down', 'one step more or less'],
      ['Page Up, Page Down', 'a large step'],
      ['Home, End', 'the caret to the beginning or the end, as in any text'],
      ['Enter', 'takes the number as leaving the field does'],
    ],
    pattern: 'spinbutton',
    notes: [
      'While one types nothing is changed. When the field is left, a number beyond its bounds becomes the bound, and a note under it says so, aloud too.',
      'What cannot be read (`1,5`, `2 kg`) is never guessed at: the number before it stays, and a note quotes what was typed.',
      'Turning the wheel over it changes nothing.',
    ],
  }),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

type LiveProps = Partial<NumberFieldProps> & { readonly globals: Record<string, unknown> };

function Live({ globals, value: start = null, ...field }: LiveProps) {
  const [value, setValue] = useState(start);
  return <NumberField texts={textsIn(globals)} {...field} label={field.label ?? ''} value={value} onChange={setValue} />;
}

export const Playground: Story = {
  render: ({ label, unit, texts: _, onChange: __, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live
        key={args.value}
        {...args}
        globals={globals}
        label={label || say(globals, 'น้ำหนักพัสดุ', 'Weight of the parcel')}
        unit={unit || say(globals, 'กก.', 'kg')}
        hint={say(globals, `${args.min}–${args.max} กก.`, `${args.min} to ${args.max} kg`)}
      />
    </div>
  ),
};

export const Filled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        globals={globals}
        value={15_000}
        min={100}
        max={50_000}
        step={100}
        prefix="฿"
        label={say(globals, 'จำนวนเงินที่เติม', 'Amount to top up')}
        hint={say(globals, 'ทีละ 100 บาท', 'In steps of 100 baht')}
      />
      <Live
        globals={globals}
        value={2.5}
        min={0.5}
        max={30}
        step={0.5}
        unit={say(globals, 'ชั่วโมง', 'hours')}
        label={say(globals, 'เวลารอ', 'Waiting time')}
      />
    </div>
  ),
};

export const Empty: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        globals={globals}
        min={1}
        max={20}
        unit={say(globals, 'ชิ้น', 'items')}
        label={say(globals, 'จำนวนชิ้น', 'Number of items')}
      />
    </div>
  ),
};

export const Invalid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        globals={globals}
        min={1}
        label={say(globals, 'น้ำหนักพัสดุ', 'Weight of the parcel')}
        unit={say(globals, 'กก.', 'kg')}
        error={say(globals, 'กรุณากรอกน้ำหนักเพื่อเลือกรถ', 'Enter the weight, so that we can choose a vehicle')}
      />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        globals={globals}
        value={20}
        label={say(globals, 'น้ำหนักพัสดุ', 'Weight of the parcel')}
        unit={say(globals, 'กก.', 'kg')}
        isDisabled
      />
      <Live
        globals={globals}
        value={20}
        label={say(globals, 'น้ำหนักพัสดุ', 'Weight of the parcel')}
        unit={say(globals, 'กก.', 'kg')}
        isReadOnly
      />
    </div>
  ),
};
