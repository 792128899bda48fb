import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage } from './foundation-page.tsx';
import { SearchableIcons } from './searchable-icons.tsx';
import './icons.css';

const meta: Meta = { title: 'Foundation/Icons', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

/** The icons that the product uses, with their names in Lucide: one library, one stroke weight. */
export const Icons: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ไอคอน', 'Icons')}
      lead={say(
        globals,
        'Lucide ชุดเดียว เส้นหนาเท่ากัน ขนาด 20 (เล็ก 16) ไอคอนไม่พูดแทนข้อความ ปุ่มที่มีแต่ไอคอนต้องมีชื่อ',
        'Lucide, one weight, 20 px (16 small). An icon never speaks for a text: a button with an icon alone has a name.',
      )}
    >
      <SearchableIcons
        label={say(globals, 'ค้นหาไอคอนตามชื่อใน Lucide', 'Search icons by their Lucide name')}
        hint={(found) => say(globals, `พบ ${found} ไอคอน`, `${found} found`)}
      />
    </FoundationPage>
  ),
};
