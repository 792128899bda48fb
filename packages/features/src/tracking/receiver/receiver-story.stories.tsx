import type { TrackingState } from '@songwai/core/tracking/tracking-state';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../../tests/story-language.ts';
import * as jobs from '../../../tests/tracking/tracked-jobs.ts';
import { TrackingPageStory } from '../../../tests/tracking/tracking-story.tsx';
import { ReceiverStory } from './receiver-story.tsx';

const meta: Meta = {
  title: 'Tracking/Receiver',
  component: ReceiverStory,
  parameters: guide({
    aliases: ['recipient', 'my delivery', 'ผู้รับ'],
    use: ['Behind a receiver’s own link: who comes to “you” and when, what to pay, and what to tell the driver.'],
    avoid: ['The job’s own link, which shows the whole line: the tracking view.'],
    notes: [
      'No other stop, no phone and no price but what this receiver pays.',
      'The driver is on the map only while this receiver is the next one.',
    ],
  }),
};
export default meta;
type Face = StoryObj;

const shown = (state: Partial<TrackingState>): Face => ({
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={state} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});

/** The driver comes to this receiver next. */
export const Next: Face = shown({ job: jobs.received });
/** One stop comes before, there is money to pay, and a note and a pin were left. */
export const Later: Face = shown({ job: jobs.receivedLater });
/** No driver yet. */
export const Before: Face = shown({ job: jobs.receivedBefore });
export const Delivered: Face = shown({ job: jobs.receivedDone, connection: 'over' });
/** The driver came and found nobody. */
export const NobodyThere: Face = shown({ job: jobs.receivedFailed });
export const Reconnecting: Face = shown({ job: jobs.received, connection: 'reconnecting' });
