import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { CodeBlock, type CodeVersion } from './code-block.tsx';

type Lang = Record<string, unknown>;
const texts = (lang: Lang) => ({
  copy: say(lang, 'คัดลอก', 'Copy'),
  copied: say(lang, 'คัดลอกแล้ว', 'Copied'),
  failed: say(lang, 'เลือกโค้ดแล้วคัดลอกเอง', 'Select the code and copy it'),
});

const versions: readonly CodeVersion<'html' | 'react'>[] = [
  {
    id: 'html',
    label: 'HTML',
    language: 'html',
    code: '<script type="module" src="https://songwai.example/widget/v1/songwai.js"></script>\n\n<songwai-booking\n  partner="baanchandra"\n  lang="th"\n></songwai-booking>',
  },
  {
    id: 'react',
    label: 'React',
    language: 'tsx',
    code: 'import { SongwaiBooking } from \'@songwai/widget/react\';\n\n<SongwaiBooking partner="baanchandra" lang="th" />;',
  },
];

const meta = {
  title: 'Data/CodeBlock',
  component: CodeBlock,
  args: { label: '', versions, selectedId: 'html', copyTexts: texts({ lang: 'th' }) },
  argTypes: { versions: { control: false }, copyTexts: { control: false } },
  parameters: guide({
    aliases: ['snippet', 'code', 'pre', 'โค้ด'],
    status: 'new',
    types: { file: 'src/code-block/code-block.tsx', names: ['CodeVersion'] },
    use: ['For code that a developer reads and takes along.', 'Tabs for the same in several languages.'],
    avoid: ['For a single value such as a key: the copy button beside it.', 'For what somebody else wrote: marked text.'],
    keyboard: [
      ['Arrow keys, Home, End', 'on a tab: show another version'],
      ['Tab', 'reaches the code, which arrow keys scroll'],
    ],
    pattern: 'tabs',
    notes: ['Dark in both themes. It copies exactly the text that it shows.'],
  }),
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ lang, count }: { readonly lang: Lang; readonly count: number }) {
  const [selectedId, setSelectedId] = useState<'html' | 'react'>('html');
  return (
    <CodeBlock
      label={say(lang, 'โค้ด', 'Snippet')}
      versions={versions.slice(0, count)}
      selectedId={selectedId}
      onSelect={setSelectedId}
      copyTexts={texts(lang)}
    />
  );
}

export const Playground: Story = { render: (_, { globals }) => <Live lang={globals} count={2} /> };
export const OneVersion: Story = { render: (_, { globals }) => <Live lang={globals} count={1} /> };
