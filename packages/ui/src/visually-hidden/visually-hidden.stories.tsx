import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { VisuallyHiddenProps } from './visually-hidden.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundation/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '' },
  argTypes: { children: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' } },
  parameters: guide({
    aliases: ['sr-only', 'screen reader text'],
    use: [
      'For what the eye gathers from the layout and the ear cannot: the unit of a bare number, the head of a column of buttons.',
    ],
    avoid: [
      'For what everybody should know: show it.',
      'To explain a control: a clear label does.',
      'Around something that takes the focus: it would be there and not to be seen.',
    ],
    notes: ['It stays in the page and in the order of reading; only its box is a pixel that is cut away.'],
  }),
} satisfies Meta<VisuallyHiddenProps>;
export default meta;
type Story = StoryObj<VisuallyHiddenProps>;

export const Playground: Story = {
  render: ({ children }, { globals }) => (
    <p>
      <span className="sw-figures">4.9</span>
      <VisuallyHidden>{children || say(globals, ' จาก 5 ดาว', ' of 5 stars')}</VisuallyHidden>
    </p>
  ),
};
