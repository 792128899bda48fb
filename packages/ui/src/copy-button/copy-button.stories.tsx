import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { CopyButton } from './copy-button.tsx';

type Lang = Record<string, unknown>;
const texts = (lang: Lang) => ({
  copy: say(lang, 'คัดลอก', 'Copy'),
  copied: say(lang, 'คัดลอกแล้ว', 'Copied'),
  failed: say(lang, 'กดค้างที่เลขเพื่อคัดลอก', 'Press and hold the number to copy it'),
});

const meta = {
  title: 'Controls/CopyButton',
  component: CopyButton,
  args: { value: 'J123-45678', variant: 'quiet', size: 'medium', isFullWidth: false, texts: texts({ lang: 'th' }) },
  argTypes: { texts: { control: false } },
  parameters: guide({
    aliases: ['clipboard', 'คัดลอก'],
    use: ['Beside a number or a code that people paste elsewhere: a job id, a promo code, an account number.'],
    avoid: ['For an address to pass on: share.', 'For a sentence: people select that themselves.'],
    keyboard: [['Enter, Space', 'copies']],
    pattern: 'button',
    notes: [
      'It says "Copied" for 2.5 seconds, to the eye and to a reader. Where the browser refuses it says what to do instead.',
    ],
  }),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args, { globals }) => <CopyButton {...args} texts={texts(globals)} /> };
export const BesideNumber: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <strong className="sw-figures">J123-45678</strong>
      <CopyButton value="J123-45678" texts={texts(globals)} />
    </div>
  ),
};
export const IconOnly: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      <strong className="sw-figures">J123-45678</strong>
      <CopyButton
        value="J123-45678"
        isIconOnly
        texts={{ ...texts(globals), copy: say(globals, 'คัดลอกเลขงาน', 'Copy the job number') }}
      />
    </div>
  ),
};
export const Variants: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(['secondary', 'tint', 'quiet'] as const).map((variant) => (
        <CopyButton key={variant} variant={variant} value="WELCOME50" texts={texts(globals)} />
      ))}
      <CopyButton variant="secondary" size="dense" value="WELCOME50" texts={texts(globals)} />
    </div>
  ),
};
