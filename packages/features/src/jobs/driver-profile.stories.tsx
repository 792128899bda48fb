import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { DriverProfile, type DriverProfileProps } from './driver-profile.tsx';

const ignore = () => undefined;
const driver = { firstName: 'สมชาย', plate: '2ขก 4471', averageRating: 4.9, vehicleKind: 'car' } as const;

const meta = {
  title: 'Jobs/DriverProfile',
  component: DriverProfile,
  args: { driver, onCall: ignore, onChat: ignore },
  parameters: guide({
    aliases: ['courier', 'driver card', 'call the driver', 'คนขับ', 'โทรหาคนขับ'],
    status: 'new',
    use: ['On the page of a job, for the one who booked it: who drives, how others rated them, and how to reach them.'],
    avoid: ['On public links: the driver card of tracking, which shows no photo and no way to call.'],
    notes: ['The buttons name the driver. A photo that does not load gives way to the initial.'],
  }),
} satisfies Meta<DriverProfileProps>;
export default meta;
type Story = StoryObj<DriverProfileProps>;

const render: Story['render'] = (args, { globals }) => (
  <Surface language={languageOf(globals)}>
    <div className="sw-surface__part">
      <DriverProfile {...args} />
    </div>
  </Surface>
);

export const Playground: Story = { render };
export const Loading: Story = { args: { driver: null }, render };
export const NotRatedYet: Story = { args: { driver: { ...driver, averageRating: null, vehicleKind: 'motorcycle' } }, render };
export const AfterTrip: Story = { args: { driver }, render: (args, context) => render({ ...args, onCall: undefined }, context) };
export const LongName: Story = { args: { driver: { ...driver, firstName: 'เอกชัยวัฒนาพรกุลประเสริฐสวัสดิ์เจริญสุข' } }, render };
