import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { Stepper } from './stepper.tsx';

const meta: Meta = { title: 'Fields/Stepper', component: Stepper };
export default meta;

function Live({ lang }: { readonly lang: Record<string, unknown> }) {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      label={say(lang, 'จำนวนคนขับ', 'Drivers')}
      value={value}
      min={1}
      max={5}
      onChange={setValue}
      format={(count) => say(lang, `${count} คน`, String(count))}
      texts={{ increase: say(lang, 'เพิ่ม', 'More'), decrease: say(lang, 'ลด', 'Fewer') }}
    />
  );
}

export const AtItsLeast: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
