import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { delivering } from '../../tests/tracking/tracked-jobs.ts';
import { DriverCard } from './driver-card.tsx';

const meta: Meta = {
  title: 'Tracking/Driver card',
  component: DriverCard,
  parameters: guide({
    aliases: ['courier', 'rider', 'คนขับ'],
    use: ['Who drives, with first name, plate and vehicle: what somebody at the door needs to recognise the driver.'],
    avoid: ['A list of drivers to choose from: list rows with an avatar.'],
    notes: ['The plate is read as it is written; the drawing is decoration, as the vehicle is named in the text.'],
  }),
};
export default meta;

type Face = StoryObj;

const driver = { firstName: 'สมชาย', plate: '2ขก 4471', lat: 13.75, lng: 100.53, headingDeg: 0 };

/** First name and plate, which anyone with the link may see. */
export const Car: Face = {
  render: (_args, { globals }) => (
    <Surface language={languageOf(globals)}>
      <div className="sw-surface__part">
        <DriverCard driver={driver} vehicleKind={delivering.vehicleKind} />
      </div>
    </Surface>
  ),
};

/** A name that begins with a vowel, and a long one. */
export const LongName: Face = {
  render: (_args, { globals }) => (
    <Surface language={languageOf(globals)}>
      <div className="sw-surface__part">
        <DriverCard driver={{ ...driver, firstName: 'เอกชัยวัฒนาพรกุลประเสริฐสวัสดิ์เจริญสุข' }} vehicleKind="motorcycle" />
      </div>
    </Surface>
  ),
};
