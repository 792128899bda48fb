import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { TableOfContents } from './table-of-contents.tsx';

const meta = {
  title: 'Navigation/TableOfContents',
  component: TableOfContents,
  args: { title: '', entries: [], current: 2 },
  argTypes: { title: { control: 'text' }, entries: { control: false }, current: { control: { type: 'range', min: 0, max: 5 } } },
  parameters: guide({
    aliases: ['toc', 'scroll spy', 'on this page', 'anchor links', 'สารบัญ', 'ในหน้านี้'],
    use: ['Beside a page of five or more sections: terms, an article, settings. `useSectionRead` says which one is being read.'],
    avoid: ['For the pages of the app: SideNav. For two to five views of one thing: Tabs.'],
    keyboard: [
      ['Tab', 'goes from entry to entry'],
      ['Enter', 'goes to the section'],
    ],
    notes: ['The section being read is the marigold stop, and is announced as current.'],
  }),
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ title, current }, { globals }) => (
    <div className="sw-story-rail">
      <TableOfContents
        title={title || say(globals, 'ในหน้านี้', 'On this page')}
        current={current}
        entries={[
          { id: 'who', title: say(globals, 'ใครดูแลข้อมูลของคุณ', 'Who looks after your data') },
          { id: 'what', title: say(globals, 'ข้อมูลที่เราเก็บ', 'What we keep') },
          { id: 'how', title: say(globals, 'เราได้ข้อมูลมาอย่างไร', 'Where it comes from') },
          { id: 'why', title: say(globals, 'ใช้ข้อมูลเพื่ออะไร', 'What we use it for') },
          { id: 'base', title: say(globals, 'ฐานทางกฎหมาย', 'Legal basis') },
          { id: 'rights', title: say(globals, 'สิทธิของคุณ', 'Your rights') },
        ]}
      />
    </div>
  ),
};
