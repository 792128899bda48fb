import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { exampleNav } from '../../tests/example-pages/example-nav.ts';
import { say } from '../../tests/say.ts';
import { navTip } from './nav-tip.tsx';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'Frames/SideNav',
  component: SideNav,
  args: { label: '', groups: [], currentId: 'bookings', isCompact: false },
  argTypes: {
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    groups: { control: false },
  },
  parameters: guide({
    aliases: ['menu', 'sidebar', 'navigation', 'rail', 'เมนูข้าง', 'เมนูหลัก'],
    status: 'new',
    types: { file: 'src/side-nav/side-nav.tsx', names: ['NavItem'] },
    use: ['The pages of the app, in the rail of the AppShell and in the Drawer of a phone.'],
    avoid: [
      'For actions: a Menu at its button.',
      'For the parts of one page: TableOfContents. For two to five views of the same thing: Tabs.',
    ],
    keyboard: [['Tab', 'goes from link to link; in the narrow rail the focused one shows its text']],
    notes: [
      'The page one is on is announced as "current page". Counts are read in words after the name.',
      'Marigold counts are people waiting; grey ones are things.',
    ],
  }),
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

const render: Story['render'] = ({ label, currentId, isCompact }, { globals }) => (
  <div className={isCompact ? 'sw-story-row' : 'sw-story-rail'}>
    <SideNav
      label={label || say(globals, 'เมนูหลัก', 'Main menu')}
      groups={exampleNav(globals)}
      {...{ currentId, isCompact }}
      renderTip={navTip}
    />
  </div>
);

export const Playground: Story = { render };
export const Narrow: Story = { args: { isCompact: true }, render };
export const LongNames: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-rail">
      <SideNav
        label={say(globals, 'เมนูหลัก', 'Main menu')}
        groups={[
          exampleNav(globals)
            .flat()
            .map((item) => ({
              ...item,
              text: say(globals, `${item.text}ของสาขาและแผนกทั้งหมด`, `${item.text} of all branches and departments`),
            }))
            .slice(0, 4),
        ]}
      />
    </div>
  ),
};
