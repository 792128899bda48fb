import { say } from '../../tests/say.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import type { Job } from './story-jobs.ts';
import type { TableColumn } from './table-model.ts';

type Lang = Record<string, unknown>;

const baht = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Columns of the jobs, with a badge at the top and the price at the foot of a card. */
export const columnsIn = (lang: Lang): readonly TableColumn<Job>[] => [
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
  {
    id: 'route',
    header: say(lang, 'เส้นทาง', 'Route'),
    isRowHeader: true,
    isSortable: true,
    render: ({ from, to }) => `${from} → ${to}`,
  },
  {
    id: 'id',
    header: say(lang, 'เลขที่งาน', 'Job'),
    width: '120px',
    render: (job) => <span className="sw-figures">{job.id}</span>,
  },
  {
    id: 'time',
    header: say(lang, 'เวลารับ', 'Pick-up'),
    width: '104px',
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
    render: (job) => job.time,
  },
  {
    id: 'price',
    header: say(lang, 'ราคา', 'Price'),
    width: '112px',
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
    onCard: 'foot',
    render: (job) => <b>฿{baht.format(job.price)}</b>,
  },
  {
    id: 'act',
    header: say(lang, 'สิ่งที่ทำได้', 'What you can do'),
    isHeaderHidden: true,
    width: '112px',
    align: 'end',
    onCard: 'foot',
    render: (job) => (
      <Button size="dense" isFullWidth>
        {job.tone === 'info' ? say(lang, 'ติดตาม', 'Track') : say(lang, 'เลื่อนเวลา', 'Postpone')}
      </Button>
    ),
  },
];

/** The faces and texts of a table of jobs. */
export const facesIn = (lang: Lang) => ({
  caption: say(lang, 'งานวันนี้', 'Today’s jobs'),
  loadingLabel: say(lang, 'กำลังโหลดงาน', 'Loading jobs'),
  empty: (
    <EmptyState
      title={say(lang, 'วันนี้ยังไม่มีรายการ', 'Nothing booked today')}
      action={<Button variant="primary">{say(lang, 'เรียกรถ', 'Book a delivery')}</Button>}
    >
      {say(lang, 'เรียกรถเที่ยวแรกของวัน ใช้เวลาไม่ถึงนาที', 'The first one takes less than a minute')}
    </EmptyState>
  ),
  error: (
    <ErrorState
      title={say(lang, 'โหลดรายการไม่ได้', 'The list did not load')}
      retry={{ label: say(lang, 'ลองอีกครั้ง', 'Try again'), onRetry: () => undefined }}
    >
      {say(lang, 'เชื่อมต่ออินเทอร์เน็ตไม่ได้ งานที่เรียกไว้ยังอยู่ครบ', 'No connection. Your bookings are safe.')}
    </ErrorState>
  ),
  texts: {
    sortBy: say(lang, 'เรียงตาม', 'Sort by'),
    sortOption: ({ id, header }: { readonly id: string; readonly header: string }, direction: string) => {
      const isUp = direction === 'ascending';
      if (id === 'route') return isUp ? say(lang, `${header} ก–ฮ`, `${header} A–Z`) : say(lang, `${header} ฮ–ก`, `${header} Z–A`);
      if (id === 'time')
        return isUp
          ? say(lang, `${header} เร็วสุดก่อน`, `${header}, earliest first`)
          : say(lang, `${header} ล่าสุดก่อน`, `${header}, latest first`);
      return isUp
        ? say(lang, `${header} น้อยไปมาก`, `${header}, lowest first`)
        : say(lang, `${header} มากไปน้อย`, `${header}, highest first`);
    },
    selectAll: say(lang, 'เลือกทั้งหมด', 'Select all'),
    selectRow: (name: string) => say(lang, `เลือก ${name}`, `Select ${name}`),
    noneSelected: say(lang, 'ไม่ได้เลือกรายการใดแล้ว', 'Nothing selected any more'),
    selected: (count: number) => say(lang, `เลือกแล้ว ${count} รายการ`, `${count} selected`),
  },
});
