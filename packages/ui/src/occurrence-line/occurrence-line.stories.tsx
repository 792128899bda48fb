import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Card } from '../card/card.tsx';
import type { Occurrence, OccurrenceLineProps } from './occurrence-line.tsx';
import { OccurrenceLine } from './occurrence-line.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Route/OccurrenceLine',
  component: OccurrenceLine,
  args: { label: '', occurrences: [], stateTexts: { next: '', skipped: '', done: '' } },
  argTypes: { label: { control: false }, occurrences: { control: false }, stateTexts: { control: false } },
  parameters: guide({
    types: { file: 'src/occurrence-line/occurrence-line.tsx', names: ['Occurrence'] },
    aliases: ['next dates', 'recurring', 'repeats', 'schedule', 'ครั้งต่อไป', 'จองประจำ'],
    status: 'new',
    use: ['For the next dates of something that repeats, with those that are skipped in their place.'],
    avoid: ['For a whole month: MonthAgenda. For the places of one delivery: Timeline.'],
    keyboard: [['Tab', 'goes from action to action']],
    notes: [
      'An ordered list. The weekday in the node is read in full, and so is the state.',
      'Marigold is the next one, and only that. An action says its date to a screen reader.',
    ],
  }),
} satisfies Meta<typeof OccurrenceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = [
  ['2026-11-25', 'พ', 'วันพุธ', 'Wednesday', '25 พ.ย.', '25 Nov'],
  ['2026-11-27', 'ศ', 'วันศุกร์', 'Friday', '27 พ.ย.', '27 Nov'],
  ['2026-11-30', 'จ', 'วันจันทร์', 'Monday', '30 พ.ย.', '30 Nov'],
  ['2026-12-03', 'พฤ', 'วันพฤหัสบดี', 'Thursday', '3 ธ.ค.', '3 Dec'],
  ['2026-12-07', 'จ', 'วันจันทร์', 'Monday', '7 ธ.ค.', '7 Dec'],
  ['2026-12-09', 'พ', 'วันพุธ', 'Wednesday', '9 ธ.ค.', '9 Dec'],
] as const;
const holiday = '2026-12-07';

const stateTextsIn = (lang: Lang) => ({
  next: say(lang, 'ครั้งต่อไป', 'Next'),
  skipped: say(lang, 'ข้าม', 'Skipped'),
  done: say(lang, 'ส่งแล้ว', 'Done'),
});

interface LiveProps extends Partial<OccurrenceLineProps> {
  readonly lang: Lang;
  readonly change?: ((occurrence: Occurrence) => Partial<Occurrence>) | undefined;
}

function Live({ lang, change = () => ({}) }: LiveProps) {
  const [skipped, setSkipped] = useState([holiday]);
  const occurrences = days.map(([id, shortTh, weekdayTh, weekdayEn, dateTh, dateEn], index): Occurrence => {
    const isSkipped = skipped.includes(id);
    const date = say(lang, dateTh, dateEn);
    const label = isSkipped ? say(lang, 'ส่งด้วย', 'Send anyway') : say(lang, 'ข้าม', 'Skip');
    const occurrence: Occurrence = {
      id,
      state: isSkipped ? 'skipped' : index === 0 ? 'next' : 'planned',
      short: say(lang, shortTh, weekdayEn.slice(0, 2)),
      weekday: say(lang, weekdayTh, weekdayEn),
      date,
      dateTime: `${id}T09:30+07:00`,
      time: isSkipped ? undefined : index === 0 ? say(lang, 'พรุ่งนี้ 09:30', 'tomorrow 09:30') : '09:30',
      note: id === holiday ? say(lang, 'ชดเชยวันพ่อ', 'Father’s Day holiday') : undefined,
      action: {
        label,
        name: `${label} ${date}`,
        onPress: () => setSkipped(isSkipped ? skipped.filter((each) => each !== id) : [...skipped, id]),
      },
    };
    return { ...occurrence, ...change(occurrence) };
  });
  return (
    <div className="sw-story-column">
      <Card>
        <OccurrenceLine
          label={say(lang, 'ครั้งต่อไป', 'Next deliveries')}
          occurrences={occurrences}
          stateTexts={stateTextsIn(lang)}
        />
      </Card>
    </div>
  );
}

export const Playground: Story = { render: (_, { globals }) => <Live lang={globals} /> };
/** Only what is skipped can be changed, as while it is being set up. */
export const WithoutSkipping: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} change={({ state, action }) => ({ action: state === 'skipped' ? action : undefined })} />
  ),
};
export const PartlyDone: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      change={({ id, action }) => {
        if (id < '2026-11-30') return { state: 'done', action: undefined, time: '09:30' };
        return { state: id === '2026-11-30' ? 'next' : id === holiday ? 'skipped' : 'planned', action };
      }}
    />
  ),
};
export const Busy: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} change={({ state, action }) => ({ action: action && { ...action, isBusy: state === 'skipped' } })} />
  ),
};
