import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import type { CountdownProps } from './countdown.tsx';
import { Countdown } from './countdown.tsx';

/** A fixed time, so that screenshots of the story are always the same. */
const STOPPED = 1_800_000_000_000;
const stands = () => STOPPED;
type Lang = Record<string, unknown>;

const texts = (lang: Lang) => ({
  label: say(lang, 'ขอรหัสใหม่ได้ใน', 'A new code in'),
  left: (seconds: number) => say(lang, `เหลือ ${seconds} วินาที`, `${seconds} seconds left`),
  over: say(lang, 'ขอรหัสใหม่ได้แล้ว', 'You can ask for a new code now'),
});

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: {
    until: STOPPED + 65_000,
    now: stands,
    texts: texts({ lang: 'th' }),
    look: 'text',
    totalMs: 120_000,
    isUrgentAtEnd: false,
  },
  argTypes: { now: { control: false }, texts: { control: false }, onEnd: { control: false }, until: { control: false } },
  parameters: guide({
    aliases: ['timer', 'clock', 'นับถอยหลัง'],
    use: [
      'Where a moment decides what can be done: a new code, a payment code that expires, a postponement.',
      '`ring` where it is what the view is about; `text` in a line of its own or in a hint.',
    ],
    avoid: [
      'To hurry people into buying.',
      'For an arrival that is only estimated: say "in about 6 minutes".',
      'As the only warning before something typed is lost: keep what was typed.',
    ],
    notes: [
      'A `timer`, which readers do not read out by themselves. It speaks at 60, 30 and 10 seconds and at the end, and not between.',
      'The clock is handed in; after a sleep of the tab it stands where the clock is.',
    ],
  }),
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Countdown {...args} texts={texts(globals)} />,
};
export const Text: Story = {
  render: (_, { globals }) => <Countdown until={STOPPED + 45_000} now={stands} texts={texts(globals)} />,
};
export const Over: Story = {
  render: (_, { globals }) => <Countdown until={STOPPED} now={stands} texts={texts(globals)} />,
};
export const Rings: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {[600_000, 240_000, 45_000, 0].map((leftMs) => (
        <Countdown
          key={leftMs}
          look="ring"
          isUrgentAtEnd
          until={STOPPED + leftMs}
          totalMs={600_000}
          now={stands}
          texts={{ ...texts(globals), label: say(globals, 'จ่ายภายใน', 'Pay within') }}
        />
      ))}
    </div>
  ),
};

/** Beside two lines of text, announced only at the moments that matter here. */
export const SmallRing: Story = {
  render: (_, { globals }) => (
    <Countdown
      look="ring"
      size="small"
      isUrgentAtEnd
      until={STOPPED + 45_000}
      totalMs={600_000}
      now={stands}
      spokenSeconds={[300, 60]}
      texts={texts(globals)}
    />
  ),
};

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<CountdownProps>) {
  const [until, setUntil] = useState(() => Date.now() + 15_000);
  return (
    <div className="sw-story-row">
      <Countdown {...props} until={until} now={Date.now} totalMs={15_000} isUrgentAtEnd texts={texts(lang)} />
      <Button onClick={() => setUntil(Date.now() + 15_000)}>{say(lang, 'เริ่มใหม่', 'Start again')}</Button>
    </div>
  );
}

export const Running: Story = { render: (_, { globals }) => <Live lang={globals} look="ring" /> };
