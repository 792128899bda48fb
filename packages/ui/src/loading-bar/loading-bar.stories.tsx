import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { LoadingBar } from './loading-bar.tsx';

const page = { docs: { story: { inline: false, iframeHeight: 160 } } };

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  args: { isLoading: true, label: '', delayMs: 200 },
  argTypes: { schedule: { control: false } },
  parameters: {
    ...guide({
      aliases: ['progress bar', 'loader', 'แถบโหลด'],
      use: ['Once, at the top of the shell, while the next page or its data is fetched and the old one still stands.'],
      avoid: [
        'For a part of a page: a skeleton of its shape.',
        'For a wait whose length is known: progress. For the answer to a press: the button that loads.',
      ],
      notes: [
        'It waits 200 ms before it shows, so quick pages do not flash; it fills and fades when the page has come.',
        'A `progressbar` without a number, named by its label. The page that comes takes the focus and says its own title.',
        'Under reduced motion it stands nearly full while it loads, and goes.',
      ],
    }),
    ...page,
  },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <>
      <LoadingBar {...args} label={args.label || say(globals, 'กำลังเปิดหน้า', 'Opening the page')} />
      <p>{say(globals, 'แถบอยู่บนสุดของหน้า', 'The bar is at the very top')}</p>
    </>
  ),
};

function Pages({ lang }: { readonly lang: Record<string, unknown> }) {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <LoadingBar isLoading={isLoading} label={say(lang, 'กำลังเปิดหน้า', 'Opening the page')} />
      <Button onClick={() => setIsLoading(!isLoading)}>
        {isLoading ? say(lang, 'หน้ามาแล้ว', 'The page has come') : say(lang, 'เปิดหน้าถัดไป', 'Open the next page')}
      </Button>
    </>
  );
}

export const ComingAndGoing: Story = { render: (_, { globals }) => <Pages lang={globals} /> };
