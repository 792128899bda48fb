import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../tests/say.ts';
import type { VehicleKind } from './vehicle-drawing.tsx';
import { VehicleDrawing } from './vehicle-drawing.tsx';

const meta: Meta = { title: 'Foundation/Vehicles', component: VehicleDrawing };
export default meta;

const names: Readonly<Record<VehicleKind, readonly [th: string, en: string]>> = {
  motorcycle: ['มอเตอร์ไซค์', 'Motorcycle'],
  car: ['รถเก๋ง', 'Car'],
  pickup: ['รถกระบะ', 'Pickup'],
  box: ['รถตู้ทึบ', 'Box truck'],
  fence: ['รถคอก', 'Stake truck'],
  reefer: ['รถห้องเย็น', 'Reefer truck'],
};

export const AllSix: StoryObj = {
  render: (_, { globals }) => (
    <div className="sw-story-row">
      {(Object.keys(names) as VehicleKind[]).map((kind) => (
        <div key={kind} className="sw-story-vehicle">
          <VehicleDrawing kind={kind} label={say(globals, ...names[kind])} />
        </div>
      ))}
    </div>
  ),
};
