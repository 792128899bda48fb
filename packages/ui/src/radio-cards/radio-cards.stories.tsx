import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Wallet } from 'lucide';
import { useState } from 'react';
import { say } from '../../tests/say.ts';
import { Icon } from '../icon/icon.tsx';
import type { VehicleKind } from '../vehicles/vehicle-drawing.tsx';
import { VehicleDrawing } from '../vehicles/vehicle-drawing.tsx';
import type { RadioCardsProps } from './radio-cards.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta: Meta = { title: 'Fields/RadioCards', component: RadioCards };
export default meta;
type Lang = Record<string, unknown>;

const vehicles = (lang: Lang) =>
  [
    ['motorcycle', say(lang, 'มอเตอร์ไซค์', 'Motorcycle'), '฿48'],
    ['car', say(lang, 'รถเก๋ง', 'Car'), '฿120'],
    ['pickup', say(lang, 'รถกระบะ', 'Pickup'), '฿260'],
    ['box', say(lang, 'รถตู้ทึบ', 'Box truck'), '฿420'],
    ['fence', say(lang, 'รถคอก', 'Stake truck'), '฿390'],
    ['reefer', say(lang, 'รถห้องเย็น', 'Reefer'), '฿650'],
  ] as const satisfies readonly (readonly [VehicleKind, string, string])[];

function Vehicles({ lang, ...look }: { readonly lang: Lang } & Partial<RadioCardsProps<VehicleKind>>) {
  const [value, setValue] = useState<VehicleKind>('car');
  return (
    <div className="sw-story-column">
      <RadioCards
        {...look}
        label={say(lang, 'เลือกรถ', 'Vehicle')}
        value={value}
        onChange={setValue}
        options={vehicles(lang).map(([kind, label, detail]) => ({
          value: kind,
          label,
          detail,
          drawing: <VehicleDrawing kind={kind} />,
          isDisabled: kind === 'reefer',
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

export const Grid: StoryObj = { render: (_, { globals }) => <Vehicles lang={globals} /> };
export const Strip: StoryObj = { render: (_, { globals }) => <Vehicles lang={globals} layout="strip" /> };
export const Busy: StoryObj = { render: (_, { globals }) => <Vehicles lang={globals} isBusy /> };
export const List: StoryObj = { render: (_, { globals }) => <Payment lang={globals} /> };
