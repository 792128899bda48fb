import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { DateField, TimeField } from './date-field.tsx';

const meta: Meta = { title: 'Fields/DateField', component: DateField };
export default meta;

function Live({ lang }: { readonly lang: Record<string, unknown> }) {
  const [date, setDate] = useState('2026-11-24');
  const [time, setTime] = useState('');
  return (
    <div className="sw-story-column">
      <DateField
        label={say(lang, 'วันที่รับของ', 'Pick-up date')}
        value={date}
        onChange={setDate}
        min="2026-11-21"
        max="2026-12-21"
      />
      <TimeField
        label={say(lang, 'เวลารับของ', 'Pick-up time')}
        error={say(lang, 'เลือกเวลาอย่างน้อย 30 นาทีจากนี้', 'Choose a time at least 30 minutes from now')}
        value={time}
        onChange={setTime}
        stepMinutes={15}
      />
    </div>
  );
}

export const DateAndTime: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
