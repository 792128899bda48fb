import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { Checkbox } from './checkbox.tsx';

const meta: Meta = { title: 'Fields/Checkbox', component: Checkbox };
export default meta;

function Live({ lang }: { readonly lang: Record<string, unknown> }) {
  const [isChecked, setIsChecked] = useState(true);
  const nothing = () => undefined;
  return (
    <div className="sw-story-column">
      <Checkbox
        label={say(lang, 'จำฉันไว้ในเครื่องนี้', 'Keep me signed in')}
        detail={say(lang, 'อย่าเลือกถ้าใช้เครื่องร่วมกับคนอื่น', 'Not on a shared computer')}
        isChecked={isChecked}
        onChange={setIsChecked}
      />
      <Checkbox
        label={say(lang, 'ยอมรับเงื่อนไขการใช้งาน', 'I accept the terms of use')}
        error={say(lang, 'กดยอมรับก่อนไปต่อ', 'Accept them to go on')}
        isChecked={false}
        onChange={nothing}
      />
      <Checkbox label={say(lang, 'ใบกำกับภาษี', 'Tax invoice')} isChecked isDisabled onChange={nothing} />
    </div>
  );
}

export const States: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
