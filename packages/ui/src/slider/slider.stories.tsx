import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { SliderProps } from './slider.tsx';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: { label: '', value: 5, onChange: () => undefined, min: 1, max: 20, step: 1, isDisabled: false },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    value: { control: 'number' },
    min: { control: 'number' },
    max: { control: 'number' },
    step: { control: 'number' },
  },
  parameters: guide({
    aliases: ['range', 'แถบเลื่อน'],
    use: ['Where about right is right enough and the effect is seen at once: a radius, a price up to.'],
    avoid: [
      'For a number that has to be exact: the number field. For a small count: the number stepper.',
      'For two or three values: segmented tabs.',
    ],
    keyboard: [
      ['Left, Right, Up, Down', 'one step'],
      ['Page Up, Page Down', 'a large step, as the browser has it'],
      ['Home, End', 'to the ends'],
    ],
    pattern: 'slider',
    notes: [
      'The value is told as it is read (`format`), not as a bare number. The ticks are a picture: the ends are told with the slider.',
    ],
  }),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ value: start, ...rest }: Omit<SliderProps, 'onChange'>) {
  const [value, setValue] = useState(start);
  return <Slider {...rest} value={value} onChange={setValue} />;
}

export const Playground: Story = {
  render: ({ label, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live
        key={args.value}
        {...args}
        label={label || say(globals, 'หาคนขับในระยะ', 'Look for drivers within')}
        format={(km) => say(globals, `${km} กม.`, `${km} km`)}
      />
    </div>
  ),
};

export const WithTicks: Story = {
  render: (_, { globals }) => {
    const km = (value: number) => say(globals, `${value} กม.`, `${value} km`);
    return (
      <div className="sw-story-column">
        <Live
          label={say(globals, 'หาคนขับในระยะ', 'Look for drivers within')}
          hint={say(globals, 'ไกลขึ้น มีคนขับมากขึ้น แต่รอนานขึ้น', 'Further away there are more drivers, and a longer wait')}
          value={5}
          min={0}
          max={20}
          format={km}
          ticks={[
            { value: 0, label: '0' },
            { value: 5 },
            { value: 10, label: km(10) },
            { value: 15 },
            { value: 20, label: '20' },
          ]}
        />
      </div>
    );
  },
};

export const AtItsEnds: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'ราคาไม่เกิน', 'Price up to')}
        value={100}
        min={100}
        max={2000}
        step={50}
        format={(baht) => `฿${baht.toLocaleString('en')}`}
      />
      <Live
        label={say(globals, 'ราคาไม่เกิน', 'Price up to')}
        value={2000}
        min={100}
        max={2000}
        step={50}
        format={(baht) => `฿${baht.toLocaleString('en')}`}
      />
    </div>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={say(globals, 'หาคนขับในระยะ', 'Look for drivers within')}
        hint={say(globals, 'มอเตอร์ไซค์หาได้ในระยะ 5 กม. เท่านั้น', 'Motorcycles only within 5 km')}
        value={5}
        min={1}
        max={20}
        isDisabled
        format={(value) => say(globals, `${value} กม.`, `${value} km`)}
      />
    </div>
  ),
};
