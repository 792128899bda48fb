import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFront } from 'lucide';
import { say } from '../../tests/say.ts';
import { Timeline } from './timeline.tsx';

const meta: Meta = { title: 'Route/Timeline', component: Timeline };
export default meta;

export const OnTheWay: StoryObj = {
  render: (_, { globals }) => {
    const about = say(globals, 'โดยประมาณ', 'about');
    return (
      <div className="sw-story-column">
        <Timeline
          label={say(globals, 'ความคืบหน้า', 'Progress')}
          entries={[
            {
              id: 'picked',
              node: { state: 'done', label: say(globals, 'เสร็จแล้ว', 'Done') },
              title: say(globals, 'รับของแล้ว · บ้านอารีย์', 'Picked up · Baan Ari'),
              detail: say(globals, 'ซ.อารีย์ 4 พญาไท', 'Soi Ari 4, Phaya Thai'),
              time: { text: '13:42', dateTime: '2026-11-21T13:42:00+07:00' },
            },
            {
              id: 'now',
              node: { state: 'driver', icon: CarFront },
              segment: 'rest',
              title: say(globals, 'กำลังไปสีลมคอมเพล็กซ์', 'On the way to Silom Complex'),
              detail: say(globals, 'อีก 3.40 กม. · ผ่านแยกพญาไทแล้ว', '3.40 km to go'),
              time: { text: '14:06', dateTime: '2026-11-21T14:06:00+07:00' },
            },
            {
              id: 'silom',
              node: { state: 'focus', number: 2 },
              segment: 'rest',
              title: say(globals, 'สีลมคอมเพล็กซ์ ชั้น 12', 'Silom Complex, 12th floor'),
              detail: say(globals, 'คุณธนากร รับของและเซ็นชื่อ', 'Thanakorn signs for it'),
              time: { text: '14:12', dateTime: '2026-11-21T14:12:00+07:00', note: about },
            },
            {
              id: 'onnut',
              node: { state: 'todo', number: 3 },
              title: say(globals, 'บีทีเอสอ่อนนุช ทางออก 3', 'BTS On Nut, exit 3'),
              detail: say(globals, 'คุณอรทัย · เก็บเงินปลายทาง', 'Orathai · cash on delivery'),
              time: { text: '14:40', dateTime: '2026-11-21T14:40:00+07:00', note: about },
            },
          ]}
        />
      </div>
    );
  },
};
