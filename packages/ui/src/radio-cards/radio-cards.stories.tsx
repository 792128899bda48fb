import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Wallet } from 'lucide';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import type { ParcelSize } from '../../tests/story-drawing.tsx';
import { StoryDrawing } from '../../tests/story-drawing.tsx';
import { Icon } from '../icon/icon.tsx';
import type { RadioCardsProps } from './radio-cards.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta: Meta = { title: 'Fields/RadioCards', component: RadioCards };
export default meta;
type Lang = Record<string, unknown>;

const parcels = (lang: Lang) =>
  [
    ['envelope', say(lang, 'ซองเอกสาร', 'Envelope'), '฿48'],
    ['box', say(lang, 'กล่อง', 'Box'), '฿120'],
    ['pallet', say(lang, 'พาเลต', 'Pallet'), '฿650'],
  ] as const satisfies readonly (readonly [ParcelSize, string, string])[];

function Parcels({ lang, ...look }: { readonly lang: Lang } & Partial<RadioCardsProps<ParcelSize>>) {
  const [value, setValue] = useState<ParcelSize>('box');
  return (
    <div className="sw-story-column">
      <RadioCards
        {...look}
        label={say(lang, 'ขนาดของ', 'Size')}
        value={value}
        onChange={setValue}
        options={parcels(lang).map(([size, label, detail]) => ({
          value: size,
          label,
          detail,
          drawing: <StoryDrawing size={size} />,
          isDisabled: size === 'pallet',
        }))}
      />
    </div>
  );
}

function Payment({ lang }: { readonly lang: Lang }) {
  const [value, setValue] = useState<'wallet' | 'cash'>('cash');
  return (
    <div className="sw-story-column">
      <RadioCards
        layout="list"
        label={say(lang, 'วิธีจ่าย', 'Payment')}
        value={value}
        onChange={setValue}
        options={[
          { value: 'wallet', label: say(lang, 'วอลเล็ต', 'Wallet'), detail: '฿1,240', drawing: <Icon icon={Wallet} /> },
          { value: 'cash', label: say(lang, 'เงินสดปลายทาง', 'Cash'), drawing: <Icon icon={Banknote} /> },
        ]}
      />
    </div>
  );
}

export const Grid: StoryObj = { render: (_, { globals }) => <Parcels lang={globals} /> };
export const Strip: StoryObj = { render: (_, { globals }) => <Parcels lang={globals} layout="strip" /> };
export const Busy: StoryObj = { render: (_, { globals }) => <Parcels lang={globals} isBusy /> };
export const List: StoryObj = { render: (_, { globals }) => <Payment lang={globals} /> };
