import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { Chip, ChipRow } from './chip.tsx';

const meta: Meta = { title: 'Controls/Chip', component: Chip };
export default meta;

function Live({ lang, layout }: { readonly lang: Record<string, unknown>; readonly layout: 'scroll' | 'wrap' }) {
  const [chosen, setChosen] = useState<readonly string[]>(['cod']);
  const extras = [
    ['cod', say(lang, 'เก็บเงินปลายทาง', 'Cash on delivery'), '฿142.15'],
    ['return', say(lang, 'ขากลับพร้อมเอกสาร', 'Return with documents'), '฿101.20'],
    ['help', say(lang, 'ช่วยยกของ', 'Loading help'), '฿100'],
  ] as const;
  return (
    <div className="sw-story-column">
      <ChipRow label={say(lang, 'บริการเสริม', 'Extras')} layout={layout}>
        {extras.map(([id, label, detail]) => (
          <Chip
            key={id}
            label={label}
            detail={detail}
            isSelected={chosen.includes(id)}
            onToggle={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        ))}
        <Chip label={say(lang, 'ห้องเย็น', 'Chilled')} isSelected={false} isDisabled onToggle={() => undefined} />
      </ChipRow>
    </div>
  );
}

export const Scrolling: StoryObj = { render: (_, { globals }) => <Live lang={globals} layout="scroll" /> };
export const Wrapping: StoryObj = { render: (_, { globals }) => <Live lang={globals} layout="wrap" /> };
