import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { priced, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Part } from '../../../tests/part.tsx';
import { languageOf } from '../../../tests/story-language.ts';
import { SchedulePicker } from './schedule-picker.tsx';

const meta: Meta = {
  title: 'Order/Schedule picker',
  component: SchedulePicker,
  parameters: guide({
    aliases: ['pick-up time', 'schedule', 'นัดเวลา'],
    use: ['When the driver comes: now, or at a time of the customer’s own within what can be booked.'],
    avoid: ['A date far away or a span of dates: the date picker and the month picker.'],
    keyboard: [
      ['Arrow keys', 'Change between now and later.'],
      ['Tab', 'Goes to the day, then to the time.'],
      ['Escape', 'Closes the sheet; what was chosen stays.'],
    ],
    notes: [
      'A time that cannot be booked says why beside the field: too soon, or outside the hours of the tour.',
      'A shell may draw day and time itself (`moment`): the portal does, by DatePicker and TimePicker, as its page has room for their code.',
    ],
  }),
};
export default meta;

type Face = StoryObj;

/** As soon as a driver can. */
export const Now: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced(twoStopDraft)}>
      {(flow) => <SchedulePicker flow={flow} onClose={() => undefined} />}
    </Part>
  ),
};

/** At a chosen time, by the device's fields, with the choice repeated below in words. */
export const Later: Face = {
  render: (_args, { globals }) => (
    <Part
      language={languageOf(globals)}
      state={priced({ ...twoStopDraft, schedule: { kind: 'later', date: '22/11/2026', time: '10:30' } })}
    >
      {(flow) => <SchedulePicker flow={flow} onClose={() => undefined} />}
    </Part>
  ),
};

/** Within the next-day window. */
export const NextDay: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced({ ...twoStopDraft, tab: 3 })}>
      {(flow) => <SchedulePicker flow={flow} onClose={() => undefined} />}
    </Part>
  ),
};
