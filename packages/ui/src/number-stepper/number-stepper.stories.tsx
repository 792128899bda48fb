import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { NumberStepperProps } from './number-stepper.tsx';
import { NumberStepper } from './number-stepper.tsx';

const meta = {
  title: 'Fields/NumberStepper',
  component: NumberStepper,
  args: {
    label: '',
    value: 1,
    onChange: () => undefined,
    min: 1,
    max: 5,
    step: 1,
    isDisabled: false,
    texts: { increase: '+', decrease: '−' },
  },
  argTypes: {
    detail: { control: 'text' },
    value: { control: 'number' },
    min: { control: 'number' },
    max: { control: 'number' },
    step: { control: 'number' },
  },
  parameters: guide({
    aliases: ['number input', 'plus minus', 'quantity', 'จำนวน'],
    use: ['For a small count that most people leave or change by one or two: drivers, helpers, copies.'],
    avoid: ['Beyond ten or so: the number field.', 'Where about right is right enough: the slider.'],
    keyboard: [
      ['Tab', 'to less, then to more'],
      ['Enter, Space', 'one step; at its end the button stays, and does nothing'],
    ],
    notes: ['Each new value is told as it is read (`format`). The buttons keep the focus at both ends.'],
  }),
} satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

type LiveProps = Partial<NumberStepperProps> & { readonly globals: Record<string, unknown> };

function Live({ globals, value: start = 1, ...rest }: LiveProps) {
  const [value, setValue] = useState(start);
  return (
    <NumberStepper
      min={1}
      max={5}
      {...rest}
      label={rest.label || say(globals, 'จำนวนคนขับ', 'Drivers')}
      value={value}
      onChange={setValue}
      format={(count) => say(globals, `${count} คน`, String(count))}
      texts={{ increase: say(globals, 'เพิ่มคนขับ', 'One driver more'), decrease: say(globals, 'ลดคนขับ', 'One driver fewer') }}
    />
  );
}

export const Playground: Story = {
  render: ({ onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={args.value} {...args} globals={globals} />
    </div>
  ),
};

export const States: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live globals={globals} value={1} />
      <Live globals={globals} value={3} detail={say(globals, 'คนละ ฿1,200 ต่อวัน', '฿1,200 a day each')} />
      <Live globals={globals} value={5} />
      <Live globals={globals} value={2} isDisabled />
    </div>
  ),
};

export const LabelHidden: Story = {
  render: (_, { globals }) => <Live globals={globals} value={2} isLabelHidden />,
};
