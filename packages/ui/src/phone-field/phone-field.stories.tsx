import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { PhoneField } from './phone-field.tsx';

const meta: Meta = { title: 'Fields/PhoneField', component: PhoneField };
export default meta;

const inGroups = (digits: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');

function Live({
  lang,
  start,
  error,
}: {
  readonly lang: Record<string, unknown>;
  readonly start: string;
  readonly error?: string;
}) {
  const [digits, setDigits] = useState(start);
  return (
    <div className="sw-story-column">
      <PhoneField
        label={say(lang, 'เบอร์มือถือ', 'Mobile number')}
        hint={say(lang, 'เช่น 081 234 5678', 'For example 081 234 5678')}
        error={error}
        digits={digits}
        onChange={setDigits}
        format={inGroups}
        maxDigits={10}
      />
    </div>
  );
}

export const Filled: StoryObj = { render: (_, { globals }) => <Live lang={globals} start="0812345678" /> };
export const Invalid: StoryObj = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      start="1812345678"
      error={say(globals, 'เบอร์ต้องขึ้นต้นด้วย 0 ลองดูอีกครั้ง', 'A number starts with 0; have another look')}
    />
  ),
};
