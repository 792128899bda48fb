import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bike, CarFront, Search, X } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import type { TimelineEntry, TimelineProps } from './timeline.tsx';
import { Timeline } from './timeline.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Route/Timeline',
  component: Timeline,
  args: {},
  parameters: guide({
    types: { file: 'src/timeline/timeline.tsx', names: ['TimelineEntry'] },
    aliases: ['history', 'activity', 'steps', 'ประวัติ'],
    use: ['For how far a delivery has come: what was done and when, where the driver is, what is expected.'],
    avoid: [
      'For stops that are still being chosen: the route line with its cards.',
      'For a log whose entries are no places: a list.',
    ],
    notes: [
      'It is an ordered list. A node’s `label` says its state to those who do not see it; the driver’s row is told as the current step.',
      'A time that is not certain says so below itself. Marigold is the stop that comes next, and only that.',
      'Times are `<time>` with their date, in figures of one width.',
    ],
  }),
} satisfies Meta<TimelineProps>;
export default meta;
type Story = StoryObj<TimelineProps>;

const at = (text: string, note?: string) => ({ text, dateTime: `2026-11-21T${text}:00+07:00`, note });

const placesIn = (lang: Lang) => {
  const about = say(lang, 'โดยประมาณ', 'about');
  const done = say(lang, 'เสร็จแล้ว', 'Done');
  return {
    picked: {
      id: 'picked',
      node: { state: 'done', label: done },
      title: say(lang, 'รับของแล้ว · บ้านอารีย์', 'Picked up · Baan Ari'),
      detail: say(lang, 'ซ.อารีย์ 4 พญาไท', 'Soi Ari 4, Phaya Thai'),
      time: at('13:42'),
    },
    driving: {
      id: 'driver',
      node: { state: 'moving', icon: CarFront },
      segment: 'rest',
      title: say(lang, 'กำลังไปสีลมคอมเพล็กซ์', 'On the way to Silom Complex'),
      detail: say(lang, 'อีก 3.40 กม. · ผ่านแยกพญาไทแล้ว', '3.40 km to go, past Phaya Thai'),
      time: at('14:06'),
    },
    silom: {
      id: 'silom',
      node: { state: 'focus', number: 2 },
      segment: 'rest',
      title: say(lang, 'สีลมคอมเพล็กซ์ ชั้น 12', 'Silom Complex, 12th floor'),
      detail: say(lang, 'คุณธนากร รับของและเซ็นชื่อ', 'Thanakorn signs for it'),
      time: at('14:12', about),
    },
    onNut: {
      id: 'onnut',
      node: { state: 'todo', number: 3 },
      title: say(lang, 'บีทีเอสอ่อนนุช ทางออก 3', 'BTS On Nut, exit 3'),
      detail: say(lang, 'คุณอรทัย · เก็บเงินปลายทาง', 'Orathai · cash on delivery'),
      time: at('14:40', about),
    },
  } as const satisfies Record<string, TimelineEntry>;
};
type Places = ReturnType<typeof placesIn>;

const story = (entriesIn: (places: Places, lang: Lang) => readonly TimelineEntry[]): Story => ({
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Timeline label={say(globals, 'ความคืบหน้า', 'Progress')} entries={entriesIn(placesIn(globals), globals)} />
    </div>
  ),
});

export const Playground: Story = {
  render: (args, { globals }) => {
    const { picked, driving, silom, onNut } = placesIn(globals);
    return (
      <div className="sw-story-column">
        <Timeline {...args} label={say(globals, 'ความคืบหน้า', 'Progress')} entries={[picked, driving, silom, onNut]} />
      </div>
    );
  },
};

export const LookingForDriver: Story = story(({ silom, onNut }, lang) => [
  {
    id: 'matching',
    node: { state: 'moving', icon: Search },
    segment: 'rest',
    title: say(lang, 'กำลังหาคนขับ', 'Looking for a driver'),
    detail: say(lang, 'ปกติใช้เวลา 1–3 นาที', 'It usually takes 1–3 minutes'),
  },
  {
    id: 'pickup',
    node: { state: 'todo', number: 1 },
    segment: 'rest',
    title: say(lang, 'ร้านดอกไม้ บ้านอารีย์', 'Baan Ari Flowers'),
  },
  { ...silom, node: { state: 'todo', number: 2 }, time: undefined },
  { ...onNut, time: undefined },
]);

export const OnWayToPickUp: Story = story(({ silom }, lang) => [
  {
    id: 'driver',
    node: { state: 'moving', icon: Bike },
    segment: 'rest',
    title: say(lang, 'คุณสมชายกำลังไปรับของ', 'Somchai is on the way to you'),
    detail: say(lang, 'อีกประมาณ 6 นาที', 'About 6 minutes'),
  },
  {
    id: 'pickup',
    node: { state: 'focus', number: 1 },
    segment: 'rest',
    title: say(lang, 'ร้านดอกไม้ บ้านอารีย์', 'Baan Ari Flowers'),
    time: at('13:42', say(lang, 'โดยประมาณ', 'about')),
  },
  { ...silom, node: { state: 'todo', number: 2 } },
]);

export const AtDoor: Story = story(({ picked, silom, onNut }, lang) => [
  picked,
  {
    ...silom,
    isCurrent: true,
    detail: say(lang, 'คนขับถึงแล้ว รออยู่ที่ล็อบบี้', 'The driver is here, waiting in the lobby'),
    time: at('14:11'),
    extra: (
      <Button variant="tint" size="dense">
        {say(lang, 'โทรหาคนขับ', 'Call the driver')}
      </Button>
    ),
  },
  onNut,
]);

export const AllDelivered: Story = story(({ picked, silom, onNut }, lang) => {
  const done = { state: 'done', label: say(lang, 'เสร็จแล้ว', 'Done') } as const;
  return [
    picked,
    { ...silom, node: done, segment: 'solid', time: at('14:13'), detail: say(lang, 'คุณธนากรเซ็นรับ', 'Signed by Thanakorn') },
    { ...onNut, node: done, time: at('14:38'), detail: say(lang, 'เก็บเงิน ฿1,290 แล้ว', '฿1,290 collected') },
  ];
});

export const CalledOff: Story = story(({ picked, silom, onNut }, lang) => [
  picked,
  {
    id: 'cancelled',
    node: { state: 'add', icon: X },
    segment: 'none',
    title: say(lang, 'ยกเลิกงาน', 'Cancelled'),
    detail: say(lang, 'คืนเงิน ฿466.45 เข้ากระเป๋าเงินแล้ว', '฿466.45 is back in your wallet'),
    time: at('13:58'),
  },
  { ...silom, node: { state: 'todo', number: 2 }, segment: 'none', time: undefined },
  { ...onNut, time: undefined },
]);

/** A step that was refused; nothing after it has begun. */
export const Refused: Story = story(({ picked, onNut }, lang) => [
  picked,
  {
    id: 'refused',
    node: { state: 'refused', label: say(lang, 'ไม่ผ่าน', 'Refused') },
    segment: 'dotted',
    title: say(lang, 'ธนาคารไม่อนุมัติ', 'Your bank said no'),
    isCurrent: true,
  },
  { ...onNut, time: undefined },
]);

export const Loading: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <SkeletonGroup label={say(globals, 'กำลังโหลดความคืบหน้า', 'Loading the progress')}>
        {[0, 1, 2].map((row) => (
          <div key={row} className="sw-story-row">
            <Skeleton shape="circle" />
            <Skeleton width="62%" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  ),
};
