import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { weekdayOf } from '../lib/calendar.ts';
import type { AgendaEntry } from './agenda-model.ts';
import type { MonthAgendaProps } from './month-agenda.tsx';
import { MonthAgenda } from './month-agenda.tsx';

type Lang = Record<string, unknown>;

const holidays = { '2026-12-05': ['วันพ่อแห่งชาติ', 'Father’s Day'], '2026-12-07': ['ชดเชยวันพ่อ', 'Father’s Day (in lieu)'] } as const;
const today = '2026-12-09';

const textsIn = (lang: Lang): MonthAgendaProps['texts'] => {
  const states = {
    planned: say(lang, 'จะจอง', 'Planned'),
    done: say(lang, 'ส่งแล้ว', 'Delivered'),
    skipped: say(lang, 'ข้าม', 'Skipped'),
    failed: say(lang, 'จองไม่ได้', 'Not booked'),
  };
  return {
    previousMonth: say(lang, 'เดือนก่อน', 'Previous month'),
    nextMonth: say(lang, 'เดือนถัดไป', 'Next month'),
    states,
    holiday: say(lang, 'วันหยุด', 'Holiday'),
    count: (state, count) => say(lang, `${states[state]} ${count} งาน`, `${count} ${states[state].toLowerCase()}`),
  };
};

const days = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);

const entriesIn = (lang: Lang): readonly AgendaEntry[] =>
  days.flatMap((day): readonly AgendaEntry[] => {
    const isSkipped = Object.hasOwn(holidays, day);
    const state = isSkipped ? 'skipped' : day === '2026-12-08' ? 'failed' : day < today ? 'done' : 'planned';
    const market = {
      id: `${day}-market`,
      day,
      state,
      title: say(lang, 'ปากคลองตลาด → หน้าร้าน', 'Pak Khlong Market → shop'),
      detail: state === 'failed' ? say(lang, 'กระเป๋าเงินไม่พอ', 'Not enough in the wallet') : '฿94.75',
      time: '05:30',
      actions: isSkipped ? (
        <Button variant="quiet" size="dense">
          {say(lang, 'ส่งด้วย', 'Send anyway')}
        </Button>
      ) : undefined,
    } as const;
    const account = {
      id: `${day}-account`,
      day,
      state: isSkipped ? 'skipped' : day < today ? 'done' : 'planned',
      title: say(lang, 'อารีย์ → สำนักงานบัญชีวรรณา', 'Ari → Wanna Accounting'),
      detail: '฿82',
      time: '09:30',
      link: { href: '#job' },
    } as const;
    return [1, 3, 5].includes(weekdayOf(day)) ? [market, account] : [market];
  });

interface LiveProps extends Partial<Omit<MonthAgendaProps, 'lang'>> {
  readonly lang: Lang;
}

function Live({ lang, ...props }: LiveProps) {
  const [day, setDay] = useState(props.day ?? '2026-12-07');
  const entries = props.entries ?? entriesIn(lang);
  return (
    <Card padding="none">
      <MonthAgenda
        label={say(lang, 'ปฏิทินจองประจำ', 'Recurring bookings')}
        min="2026-10-01"
        max="2027-03-31"
        holidays={Object.fromEntries(Object.entries(holidays).map(([each, [th, en]]) => [each, say(lang, th, en)]))}
        loadingLabel={say(lang, 'กำลังโหลด', 'Loading')}
        empty={<EmptyState title={say(lang, 'วันที่เลือกไม่มีงานประจำ', 'Nothing on this day')} />}
        error={
          <ErrorState
            title={say(lang, 'โหลดปฏิทินไม่ได้', 'The calendar did not load')}
            retry={{ label: say(lang, 'ลองอีกครั้ง', 'Try again'), onRetry: () => undefined }}
          />
        }
        {...props}
        entries={entries}
        texts={textsIn(lang)}
        lang={lang['lang'] === 'en' ? 'en' : 'th'}
        today={today}
        day={day}
        onDay={setDay}
      />
    </Card>
  );
}

const meta = {
  title: 'Data/MonthAgenda',
  component: MonthAgenda,
  args: {
    label: '',
    lang: 'th',
    today,
    day: today,
    onDay: () => undefined,
    entries: [],
    texts: textsIn({ lang: 'th' }),
    loadingLabel: '',
    empty: null,
  },
  argTypes: {
    label: { control: false },
    lang: { control: false },
    entries: { control: false },
    holidays: { control: false },
    texts: { control: false },
    empty: { control: false },
    error: { control: false },
  },
  parameters: guide({
    types: { file: 'src/month-agenda/agenda-model.ts', names: ['AgendaEntry', 'AgendaState', 'AgendaTexts'] },
    aliases: ['calendar view', 'schedule', 'month view', 'ปฏิทินงาน', 'ตารางงาน'],
    status: 'new',
    use: ['For what happens on the days of a month, and what has become of it: bookings that repeat.'],
    avoid: ['To choose a date: DatePicker. For the next few dates only: OccurrenceLine.'],
    pattern: 'grid',
    keyboard: [
      ['Arrow keys', 'go to another day, which is chosen'],
      ['Home, End', 'the first and last day of the week'],
      ['PageUp, PageDown', 'the month before and after; with Shift the year'],
    ],
    notes: [
      'A day says its date, its holiday, and how many entries it has of which state.',
      'Each state has a shape of its own, so colour is not the only sign; the legend names those of the month.',
      'The chosen day is announced above its list when it changes.',
    ],
  }),
} satisfies Meta<MonthAgendaProps>;
export default meta;
type Story = StoryObj<MonthAgendaProps>;

export const Playground: Story = { render: (_, { globals }) => <Live lang={globals} /> };
export const ManyOnOneDay: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      day="2026-12-11"
      entries={entriesIn(globals).flatMap((entry) =>
        entry.day === '2026-12-11' ? [entry, { ...entry, id: `${entry.id}-2` }, { ...entry, id: `${entry.id}-3` }] : [entry],
      )}
    />
  ),
};
export const Loading: Story = { render: (_, { globals }) => <Live lang={globals} entries={[]} status="loading" /> };
export const Empty: Story = { render: (_, { globals }) => <Live lang={globals} entries={[]} holidays={{}} /> };
export const Failed: Story = { render: (_, { globals }) => <Live lang={globals} entries={[]} status="error" /> };
