import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { SelectField } from './select-field.tsx';

const meta: Meta = { title: 'Fields/SelectField', component: SelectField };
export default meta;
type Kind = 'document' | 'parcel' | 'food';

function Live({ lang }: { readonly lang: Record<string, unknown> }) {
  const [value, setValue] = useState<Kind | ''>('');
  return (
    <div className="sw-story-column">
      <SelectField<Kind>
        label={say(lang, 'ส่งอะไร', 'What are you sending?')}
        placeholder={say(lang, 'เลือกประเภทของ', 'Choose a kind')}
        value={value}
        onChange={setValue}
        options={[
          { value: 'document', label: say(lang, 'เอกสาร', 'Document') },
          { value: 'parcel', label: say(lang, 'พัสดุ', 'Parcel') },
          { value: 'food', label: say(lang, 'อาหาร', 'Food') },
        ]}
      />
    </div>
  );
}

export const NothingChosen: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
