import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { WeekdayPicker, type WeekdayPickerProps } from './weekday-picker.tsx';

type Lang = Record<string, unknown>;

const thai = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'];
const english = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const thaiShort = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'];

interface LiveProps extends Partial<WeekdayPickerProps<number>> {
  readonly lang: Lang;
}

function Live({ lang, value = [1, 2, 3, 4, 5], ...props }: LiveProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <div className="sw-story-column">
      <WeekdayPicker
        max={6}
        {...props}
        label={say(lang, 'วันทำงาน', 'Working days')}
        hint={say(lang, 'เลือกได้ไม่เกิน 6 วัน', 'Up to 6 days')}
        days={english.map((name, index) => ({
          day: index + 1,
          name: say(lang, thai[index] ?? '', name),
          short: say(lang, thaiShort[index] ?? '', name.slice(0, 2)),
        }))}
        value={chosen}
        onChange={setChosen}
        fullText={say(lang, 'ครบ 6 วันแล้ว ถ้าจะใช้วันอาทิตย์ ให้นำวันอื่นออกก่อน', 'Six days are chosen. Take one off to choose another.')}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/WeekdayPicker',
  component: WeekdayPicker<number>,
  args: { label: '', days: [], value: [], onChange: () => undefined, max: 6, fullText: '' },
  argTypes: { label: { control: false }, days: { control: false }, value: { control: false }, fullText: { control: false } },
  parameters: guide({
    types: { file: 'src/weekday-picker/weekday-picker.tsx', names: ['PickedDay'] },
    aliases: ['days of the week', 'working days', 'recurring', 'วันในสัปดาห์', 'วันทำงาน'],
    status: 'new',
    use: ['To choose days of a week that repeats: when a driver works, when a delivery is booked again.'],
    avoid: ['For one date: the date picker. For a range of dates: the date range picker.'],
    keyboard: [
      ['Tab', 'goes from key to key'],
      ['Space', 'chooses the day, or takes it off'],
    ],
    pattern: 'checkbox',
    notes: ['Seven keys of 44 px, on a phone too. When the most are chosen, the others are quiet, and a line says why.'],
  }),
} satisfies Meta<typeof WeekdayPicker<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: ({ max }, { globals }) => <Live lang={globals} max={max} /> };
export const Full: Story = { render: (_, { globals }) => <Live lang={globals} value={[1, 2, 3, 4, 5, 6]} /> };
export const Invalid: Story = {
  render: (_, { globals }) => (
    <Live lang={globals} value={[]} error={say(globals, 'กรุณาเลือกวันทำงาน 1 ถึง 6 วัน', 'Please choose 1 to 6 working days')} />
  ),
};
