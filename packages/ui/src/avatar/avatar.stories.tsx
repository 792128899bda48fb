import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2 } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Avatar } from './avatar.tsx';

/** A drawn face, so that the stories need no photo of a real person. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="#bbdce3" d="M0 0h80v80H0z"/><circle cx="40" cy="34" r="15" fill="#e9b98b"/><path fill="#3a2a20" d="M24 32a16 16 0 0 1 32 0c-6-7-24-9-32 0"/><path fill="#0b6b5d" d="M12 80a28 26 0 0 1 56 0"/></svg>',
)}`;

const meta = {
  title: 'Foundation/Avatar',
  component: Avatar,
  args: { initials: 'สช', size: 'large', tone: 'brand', label: 'สมชาย ใจดี', pictureUrl: '' },
  argTypes: { icon: { control: false } },
  parameters: guide({
    aliases: ['profile picture', 'user photo', 'รูปโปรไฟล์'],
    use: ['For a person or a company beside their name: the driver, the signed-in user, whoever rated.'],
    avoid: [
      'For a thing or a place: an icon. For a brand: the logo.',
      'As the only sign of a person: the name stands beside it.',
    ],
    notes: [
      'Hidden from readers where the name stands beside it; with a `label` it is a picture with that name.',
      'The letters stay until the picture has come, and come back where it does not.',
    ],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Avatar {...args} pictureUrl={args.pictureUrl || undefined} /> };
export const Kinds: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <Avatar size="large" pictureUrl={face} label={say(globals, 'สมชาย ใจดี', 'Somchai Jaidee')} />
      <Avatar size="large" initials={say(globals, 'สช', 'SC')} />
      <Avatar size="large" />
      <Avatar size="large" tone="quiet" icon={Building2} />
      <Avatar size="large" tone="quiet" initials={say(globals, 'ศร', 'SR')} />
    </div>
  ),
};
export const Sizes: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['small', 'medium', 'large', 'hero'] as const).map((size) => (
        <Avatar key={size} size={size} initials={say(globals, 'พ', 'P')} />
      ))}
      {(['small', 'medium', 'large', 'hero'] as const).map((size) => (
        <Avatar key={size} size={size} tone="quiet" />
      ))}
    </div>
  ),
};
