import { Badge } from '../../src/badge/badge.tsx';
import { Button } from '../../src/button/button.tsx';
import type { TableColumn } from '../../src/table/table-model.ts';
import { say } from '../say.ts';

type Lang = Record<string, unknown>;

/** A row of the example page "my bookings". */
export interface ExampleJob {
  readonly id: string;
  readonly tone: 'warn' | 'info' | 'success';
  readonly state: string;
  readonly route: string;
  readonly time: string;
  readonly price: number;
  readonly action: string;
}

export const exampleJobs = (lang: Lang): readonly ExampleJob[] => {
  const states = {
    warn: [say(lang, 'หาคนขับ', 'Matching'), say(lang, 'เลื่อนเวลา', 'Postpone')],
    info: [say(lang, 'กำลังส่ง', 'Delivering'), say(lang, 'ติดตาม', 'Track')],
    success: [say(lang, 'ส่งสำเร็จ', 'Delivered'), say(lang, 'จองซ้ำ', 'Book again')],
  } as const;
  const job = (tone: ExampleJob['tone'], rest: Pick<ExampleJob, 'id' | 'route' | 'time' | 'price'>): ExampleJob => {
    const [state, action] = states[tone];
    return { tone, state, action, ...rest };
  };
  return [
    job('warn', {
      id: 'J000-24821',
      route: say(lang, 'ปากคลองตลาด → โรงแรมเพนนินซูลา', 'Pak Khlong Talat → The Peninsula'),
      time: '15:10',
      price: 72.65,
    }),
    job('info', {
      id: 'J000-24819',
      route: say(lang, 'ร้านดอกไม้บ้านอารีย์ → บีทีเอสอ่อนนุช', 'Baan Ari Flowers → BTS On Nut'),
      time: '14:12',
      price: 466.45,
    }),
    job('info', {
      id: 'J000-24817',
      route: say(lang, 'ร้านดอกไม้บ้านอารีย์ → รพ.กรุงเทพ', 'Baan Ari Flowers → Bangkok Hospital'),
      time: '14:02',
      price: 124.25,
    }),
    job('success', {
      id: 'J000-24809',
      route: say(lang, 'คลังพัฒนาการ 30 → เซ็นทรัล พระราม 9', 'Phatthanakan 30 → Central Rama 9'),
      time: '11:26',
      price: 236.5,
    }),
    job('success', {
      id: 'J000-24806',
      route: say(lang, 'ร้านดอกไม้บ้านอารีย์ → สำนักงานวรรณา', 'Baan Ari Flowers → Wanna Office'),
      time: '10:04',
      price: 82,
    }),
    job('success', {
      id: 'J000-24801',
      route: say(lang, 'ร้านดอกไม้บ้านอารีย์ → สยามพารากอน', 'Baan Ari Flowers → Siam Paragon'),
      time: '08:48',
      price: 107.5,
    }),
  ];
};

const baht = new Intl.NumberFormat('en', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
export const inBaht = (value: number) => `฿${baht.format(value)}`;

export const exampleColumns = (lang: Lang): readonly TableColumn<ExampleJob>[] => [
  {
    id: 'state',
    header: say(lang, 'สถานะ', 'Status'),
    width: '128px',
    onCard: 'top',
    render: ({ tone, state }) => (
      <Badge tone={tone} hasDot>
        {state}
      </Badge>
    ),
  },
  { id: 'route', header: say(lang, 'เส้นทาง', 'Route'), isRowHeader: true, render: ({ route }) => route },
  { id: 'time', header: say(lang, 'เวลา', 'Time'), width: '88px', align: 'end', render: ({ time }) => time },
  {
    id: 'price',
    header: say(lang, 'ราคา', 'Price'),
    width: '104px',
    align: 'end',
    onCard: 'foot',
    render: ({ price }) => <b>{inBaht(price)}</b>,
  },
  {
    id: 'action',
    header: say(lang, 'สิ่งที่ทำได้', 'What you can do'),
    isHeaderHidden: true,
    width: '132px',
    align: 'end',
    onCard: 'foot',
    render: ({ tone, action }) => (
      <Button size="dense" variant={tone === 'success' ? 'quiet' : 'secondary'} isFullWidth>
        {action}
      </Button>
    ),
  },
];
