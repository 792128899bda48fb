import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { LogoProps } from './logo.tsx';
import { Logo } from './logo.tsx';
import '../../tests/logo-story.css';

const meta = {
  title: 'Foundation/Logo',
  component: Logo,
  args: { name: '', size: 'medium', isMarkOnly: false, isOnDeep: false },
  argTypes: {
    name: { control: 'text', description: 'Empty: the name in the chosen language.' },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
  },
  parameters: guide({
    aliases: ['brand', 'โลโก้'],
    use: [
      'Once a page, at its head, as the link home. `small` where it only says who delivers, in a partner’s page.',
      'The mark alone where the name stands in the text beside it, and in the middle of a QR code.',
    ],
    avoid: [
      'As an ornament, in a sentence, or on a photograph.',
      'In other colours than those of the theme and of the dark band.',
    ],
    notes: [
      'The S is a route: from an open stop down the line to a marigold one. The name is set in Anuphan wherever it stands.',
      'With its name it is text; the mark alone is a picture with the name as its label.',
    ],
  }),
} satisfies Meta<LogoProps>;
export default meta;
type Story = StoryObj<LogoProps>;

const nameIn = (lang: Record<string, unknown>) => say(lang, 'ส่งไว', 'Songwai');

export const Playground: Story = {
  render: ({ name, isOnDeep, ...args }, { globals }) => (
    <div className={isOnDeep ? 'sw-story-deep' : undefined}>
      <Logo {...args} isOnDeep={isOnDeep} name={name || nameIn(globals)} />
    </div>
  ),
};

export const Sizes: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Logo key={size} name={nameIn(globals)} size={size} />
      ))}
    </div>
  ),
};

export const MarkOnly: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Logo key={size} name={nameIn(globals)} size={size} isMarkOnly />
      ))}
    </div>
  ),
};

export const OnDarkBand: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-deep">
      <Logo name={nameIn(globals)} size="large" isOnDeep />
    </div>
  ),
};
