import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Card } from '../card/card.tsx';
import { Switch } from '../switch/switch.tsx';
import type { RecurrenceEditorProps } from './recurrence-editor.tsx';
import { RecurrenceEditor } from './recurrence-editor.tsx';

type Lang = Record<string, unknown>;

const thai = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'];
const english = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const thaiShort = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'];

const textsIn = (lang: Lang): RecurrenceEditorProps<number>['texts'] => ({
  days: say(lang, 'ส่งทุกวัน', 'Every'),
  presets: say(lang, 'เลือกหลายวันพร้อมกัน', 'Several days at once'),
  time: say(lang, 'เวลารับของ', 'Pick-up time'),
  timeSuffix: say(lang, 'น.', 'h'),
  from: say(lang, 'เริ่มวันที่', 'First day'),
  until: say(lang, 'ถึงวันที่ (ไม่ใส่ก็ได้)', 'Last day (optional)'),
  untilHint: say(lang, 'ไม่ใส่ก็ส่งต่อไปจนกว่าจะหยุด', 'Empty: until you stop it'),
  timePicker: {
    unreadable: say(lang, 'พิมพ์เป็นชั่วโมง:นาที เช่น 9:30', 'Type hours:minutes, for example 9:30'),
    tooEarly: (min) => say(lang, `เลือกได้ตั้งแต่ ${min} น.`, `The earliest time is ${min}`),
    tooLate: (max) => say(lang, `เลือกได้ถึง ${max} น.`, `The latest time is ${max}`),
  },
  datePicker: {
    open: say(lang, 'เลือกวันที่', 'Choose a date'),
    previousMonth: say(lang, 'เดือนก่อน', 'Previous month'),
    nextMonth: say(lang, 'เดือนถัดไป', 'Next month'),
    today: say(lang, 'วันนี้', 'Today'),
    unreadable: say(lang, 'พิมพ์เป็นวัน/เดือน/ปี เช่น 24/11/2569', 'Type day/month/year, for example 24/11/2026'),
    tooEarly: (min) => say(lang, `เลือกได้ตั้งแต่ ${min}`, `The earliest day is ${min}`),
    tooLate: (max) => say(lang, `เลือกได้ถึง ${max}`, `The latest day is ${max}`),
  },
});

interface LiveProps extends Partial<Omit<RecurrenceEditorProps<number>, 'lang'>> {
  readonly lang: Lang;
}

function Live({ lang, ...props }: LiveProps) {
  const [value, setValue] = useState(props.value ?? { days: [1, 3, 5], time: '09:30', from: '2026-11-25', until: '' });
  const [skipsHolidays, setSkipsHolidays] = useState(true);
  return (
    <div className="sw-story-column">
      <Card>
        <RecurrenceEditor
          stepMinutes={30}
          min="2026-11-25"
          {...props}
          today="2026-11-24"
          lang={lang['lang'] === 'en' ? 'en' : 'th'}
          week={english.map((name, index) => ({
            day: index + 1,
            name: say(lang, thai[index] ?? '', name),
            short: say(lang, thaiShort[index] ?? '', name.slice(0, 2)),
          }))}
          presets={[
            { id: 'all', label: say(lang, 'ทุกวัน', 'Every day'), days: [1, 2, 3, 4, 5, 6, 7] },
            { id: 'work', label: say(lang, 'จันทร์ถึงศุกร์', 'Monday to Friday'), days: [1, 2, 3, 4, 5] },
          ]}
          value={value}
          onChange={setValue}
          texts={textsIn(lang)}
        >
          <Switch
            label={<span className="sw-strong">{say(lang, 'ข้ามวันหยุดราชการ', 'Skip public holidays')}</span>}
            detail={say(lang, 'ครั้งต่อไปที่ข้าม จันทร์ 7 ธ.ค. ชดเชยวันพ่อ', 'The next one: Monday 7 Dec, Father’s Day holiday')}
            isOn={skipsHolidays}
            onChange={setSkipsHolidays}
          />
        </RecurrenceEditor>
      </Card>
    </div>
  );
}

const ignore = () => undefined;

const meta = {
  title: 'Choices/RecurrenceEditor',
  component: RecurrenceEditor<number>,
  args: {
    value: { days: [], time: '', from: '', until: '' },
    onChange: ignore,
    week: [],
    today: '2026-11-24',
    lang: 'th',
    texts: textsIn({ lang: 'th' }),
  },
  argTypes: {
    value: { control: false },
    week: { control: false },
    presets: { control: false },
    lang: { control: false },
    texts: { control: false },
    errors: { control: false },
    children: { control: false },
  },
  parameters: guide({
    types: { file: 'src/recurrence-editor/recurrence-editor.tsx', names: ['Recurrence', 'WeekPreset', 'RecurrenceTexts'] },
    aliases: ['repeat', 'recurring', 'schedule', 'every week', 'จองประจำ', 'ทำซ้ำ'],
    status: 'new',
    use: ['For what repeats by weekdays: a delivery every Monday and Thursday at 9.'],
    avoid: ['For one date: DatePicker. For weekdays only: WeekdayPicker.'],
    keyboard: [
      ['Tab', 'goes from day to day, then through the fields'],
      ['Space', 'chooses the day, or takes it off'],
    ],
    notes: ['A chip is pressed while exactly its days are chosen. The end cannot be typed before the day after the beginning.'],
  }),
} satisfies Meta<typeof RecurrenceEditor<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (_, { globals }) => <Live lang={globals} /> };
export const EveryDay: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} value={{ days: [1, 2, 3, 4, 5, 6, 7], time: '05:30', from: '2026-11-25', until: '2026-12-31' }} />
  ),
};
export const Invalid: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      value={{ days: [], time: '', from: '', until: '' }}
      errors={{
        days: say(globals, 'กรุณาเลือกอย่างน้อย 1 วัน', 'Please choose at least one day'),
        time: say(globals, 'กรุณาเลือกเวลา', 'Please choose a time'),
        from: say(globals, 'กรุณาเลือกวันเริ่ม', 'Please choose the first day'),
      }}
    />
  ),
};
