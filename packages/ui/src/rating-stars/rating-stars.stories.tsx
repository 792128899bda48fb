import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { RatingStarsProps } from './rating-stars.tsx';
import { RatingStars } from './rating-stars.tsx';
import { StarAverage } from './star-average.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Choices/RatingStars',
  component: RatingStars,
  args: {
    label: '',
    value: 4,
    max: 5,
    isDisabled: false,
    isLabelHidden: false,
    onChange: () => undefined,
    starLabel: (stars: number) => `${stars} ★`,
  },
  argTypes: { starLabel: { control: false }, meaning: { control: 'text' } },
  parameters: guide({
    aliases: ['review', 'score', 'ดาว', 'ให้คะแนน'],
    use: ['`RatingStars` to rate what has just been done, once. `StarAverage` to show what others gave, to the half star.'],
    avoid: [
      'For a question with answers of its own ("What went wrong?"): chips.',
      'For a score among many rows of a table: the number alone.',
    ],
    keyboard: [
      ['Tab', 'one stop for the whole row'],
      ['← → ↑ ↓', 'one star less or more'],
      ['Space', 'chooses the star in focus'],
    ],
    pattern: 'radio',
    notes: [
      'Radio buttons underneath; each says its number and what it means. The average is one picture with one sentence.',
      'Full stars have a dark edge, because marigold alone is too light on white to be told from an empty one.',
    ],
  }),
} satisfies Meta<typeof RatingStars>;
export default meta;
type Story = StoryObj<typeof meta>;

function Rate({ lang, value: first = null, ...props }: { readonly lang: Lang } & Partial<RatingStarsProps>) {
  const [value, setValue] = useState(first);
  const meanings = [
    say(lang, 'แย่มาก', 'Very bad'),
    say(lang, 'ไม่ค่อยดี', 'Not so good'),
    say(lang, 'พอใช้', 'All right'),
    say(lang, 'ดี', 'Good'),
    say(lang, 'ดีมาก', 'Very good'),
  ];
  return (
    <RatingStars
      {...props}
      label={props.label || say(lang, 'คุณสมชายส่งเป็นอย่างไร', 'How was Somchai?')}
      value={value}
      onChange={setValue}
      starLabel={(stars) => `${stars} ${say(lang, 'ดาว', stars === 1 ? 'star' : 'stars')}, ${meanings[stars - 1] ?? ''}`}
      meaning={props.meaning ?? (value === null ? null : meanings[value - 1])}
    />
  );
}

export const Playground: Story = {
  render: ({ starLabel: _, onChange: __, ...args }, { globals }) => <Rate key={args.value} {...args} lang={globals} />,
};
export const NothingChosen: Story = { render: (_, { globals }) => <Rate lang={globals} /> };
export const Chosen: Story = { render: (_, { globals }) => <Rate value={4} lang={globals} /> };
export const Missing: Story = {
  render: (_, { globals }) => <Rate lang={globals} error={say(globals, 'ให้ดาวก่อนส่ง', 'Give stars before you send')} />,
};
export const Given: Story = { render: (_, { globals }) => <Rate value={5} isDisabled lang={globals} /> };
export const Averages: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      {[5, 4.6, 3.5, 0.4].map((value) => (
        <StarAverage
          key={value}
          value={value}
          shownValue={value.toFixed(1)}
          label={say(globals, `${value} จาก 5 ดาว`, `${value} of 5 stars`)}
        />
      ))}
      <StarAverage isCompact value={4.9} shownValue="4.9" label={say(globals, '4.9 จาก 5 ดาว', '4.9 of 5 stars')} />
    </div>
  ),
};
