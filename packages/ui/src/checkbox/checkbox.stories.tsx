import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Link } from '../link/link.tsx';
import type { CheckboxProps } from './checkbox.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: {
    label: '',
    isChecked: false,
    isIndeterminate: false,
    onChange: () => undefined,
    detail: '',
    error: '',
    isDisabled: false,
  },
  argTypes: {
    label: { control: 'text' },
    detail: { control: 'text' },
    error: { control: 'text' },
  },
  parameters: guide({
    aliases: ['tick box', 'agree', 'ช่องติ๊ก', 'ยอมรับ'],
    use: [
      'To accept something, or to have something, in a form that is sent.',
      'Above a list, for all of it: with some ticked it shows a dash (`isIndeterminate`).',
    ],
    avoid: [
      'For a setting that holds at once: the switch.',
      'For one of several: radio cards. For many short ones side by side: chips.',
      'Ticked beforehand, where it stands for consent.',
    ],
    keyboard: [['Space', 'ticks it or not']],
    pattern: 'checkbox',
    notes: [
      'The whole line is the target; a link in the label is pressed on its own. Error and detail are told with the box, the error first.',
    ],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ isChecked: start, ...rest }: Omit<CheckboxProps, 'onChange'>) {
  const [isChecked, setIsChecked] = useState(start);
  return <Checkbox {...rest} isChecked={isChecked} onChange={setIsChecked} />;
}

export const Playground: Story = {
  render: ({ label, onChange: _, ...args }, { globals }) => (
    <div className="sw-story-column">
      <Live key={String(args.isChecked)} {...args} label={label || say(globals, 'จำฉันไว้ในเครื่องนี้', 'Keep me signed in')} />
    </div>
  ),
};

export const States: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live label={say(globals, 'ส่งใบเสร็จให้ทางอีเมล', 'Send me the receipt by email')} isChecked={false} />
      <Live
        label={say(globals, 'จำฉันไว้ในเครื่องนี้', 'Keep me signed in')}
        detail={say(globals, 'อย่าเลือกถ้าใช้เครื่องร่วมกับคนอื่น', 'Not on a shared computer')}
        isChecked
      />
      <Live label={say(globals, 'ใบกำกับภาษี', 'Tax invoice')} isChecked isDisabled />
      <Live label={say(globals, 'ประกันสินค้า', 'Insurance')} isChecked={false} isDisabled />
    </div>
  ),
};

export const Invalid: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live
        label={
          <>
            {say(globals, 'ฉันอ่านและยอมรับ', 'I have read and accept the')}{' '}
            <Link href="#terms">{say(globals, 'เงื่อนไขการใช้งาน', 'terms of use')}</Link>
          </>
        }
        error={say(globals, 'กดยอมรับก่อนไปต่อ', 'Accept them to go on')}
        isChecked={false}
        isRequired
      />
    </div>
  ),
};

function Jobs({ globals }: { readonly globals: Record<string, unknown> }) {
  const jobs = ['J000-48213', 'J000-48214', 'J000-48215'];
  const [ticked, setTicked] = useState<readonly string[]>(jobs.slice(0, 1));
  const isAll = ticked.length === jobs.length;
  return (
    <div className="sw-story-column">
      <Checkbox
        label={say(globals, 'ทุกงานของวันนี้', 'All jobs of today')}
        isChecked={isAll}
        isIndeterminate={ticked.length > 0 && !isAll}
        onChange={(isOn) => setTicked(isOn ? jobs : [])}
      />
      {jobs.map((job) => (
        <Checkbox
          key={job}
          label={job}
          isChecked={ticked.includes(job)}
          onChange={(isOn) => setTicked(isOn ? [...ticked, job] : ticked.filter((other) => other !== job))}
        />
      ))}
    </div>
  );
}

export const SomeOfList: Story = { render: (_, { globals }) => <Jobs globals={globals} /> };
