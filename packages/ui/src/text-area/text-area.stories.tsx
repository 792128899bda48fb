import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { TextArea } from './text-area.tsx';

const meta: Meta = { title: 'Fields/TextArea', component: TextArea };
export default meta;

function Live({ lang }: { readonly lang: Record<string, unknown> }) {
  const [text, setText] = useState(say(lang, 'เค้กวันเกิด ห้ามคว่ำ ส่งที่ล็อบบี้ชั้น 1', 'Birthday cake, keep upright. Lobby, 1st floor'));
  return (
    <div className="sw-story-column">
      <TextArea label={say(lang, 'ฝากถึงคนขับ', 'Note to the driver')} countTo={250} value={text} onChange={setText} />
    </div>
  );
}

export const Filled: StoryObj = { render: (_, { globals }) => <Live lang={globals} /> };
