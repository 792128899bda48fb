import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gatewayDown } from '../../tests/fixture-gateway.ts';
import { languageOf } from '../../tests/story-language.ts';
import * as jobs from '../../tests/tracking/tracked-jobs.ts';
import { TrackingPageStory } from '../../tests/tracking/tracking-story.tsx';
import { TrackingView } from './tracking-view.tsx';

const meta: Meta = {
  title: 'Tracking/View',
  component: TrackingView,
  parameters: guide({
    aliases: ['follow', 'where is my parcel', 'ติดตาม'],
    use: [
      'One job as anybody with the link may see it: what happens next in words, the driver on the map, the stops with their times.',
    ],
    avoid: [
      'The customer’s own view of a job: it adds the price, the phone numbers and what can still be changed.',
      'An order that is not booked yet: the order panel.',
    ],
    keyboard: [
      ['Tab', 'Goes to share, then to the map’s buttons.'],
      ['Arrow keys, + and −', 'Move and zoom the map while it has the focus.'],
    ],
    notes: [
      'What changes is said once in the words of the headline; minutes that count down are not read out each time.',
      'No price, no sum to collect, no phone number: whoever has the link is a stranger.',
      'When the stream breaks, the last known state stays with a line that says so.',
    ],
  }),
};
export default meta;

type Face = StoryObj;

/** Nothing has come yet. */
export const Connecting: Face = {
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={{ connection: 'connecting' }} />,
};

/** A driver is being looked for. */
export const Matching: Face = {
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.matching }} />,
};

/** The driver drives to the pick-up. */
export const Assigned: Face = {
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.assigned }} />,
};

/** The driver stands at the pick-up. */
export const Arrived: Face = {
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.arrived }} />,
};

/** Between the first and the second stop. */
export const Delivering: Face = {
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.delivering }} />,
};

/** The stream broke: the last known state stays. */
export const Reconnecting: Face = {
  render: (_args, { globals }) => (
    <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.delivering, connection: 'reconnecting' }} />
  ),
};

/** All stops are served. */
export const Completed: Face = {
  render: (_args, { globals }) => (
    <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.completed, connection: 'over' }} />
  ),
};

/** The customer cancelled it. */
export const Cancelled: Face = {
  render: (_args, { globals }) => (
    <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.cancelled, connection: 'over' }} />
  ),
};

/** No driver was found. */
export const Expired: Face = {
  render: (_args, { globals }) => (
    <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.expired, connection: 'over' }} />
  ),
};

/** An unknown link. */
export const NotFound: Face = {
  render: (_args, { globals }) => (
    <TrackingPageStory language={languageOf(globals)} state={{ problem: { kind: 'notFound' }, connection: 'over' }} />
  ),
};

/** The gateway does not answer. */
export const Failed: Face = {
  render: (_args, { globals }) => (
    <TrackingPageStory
      language={languageOf(globals)}
      state={{ problem: { kind: 'failed', error: gatewayDown() }, connection: 'reconnecting' }}
    />
  ),
};

/** In a partner's page. */
export const Compact: Face = {
  render: (_args, { globals }) => (
    <div className="sw-surface__widget">
      <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.delivering }} layout="compact" />
    </div>
  ),
};

/** The link was closed a day after the end. */
export const Closed: Face = {
  render: (_args, { globals }) => (
    <TrackingPageStory language={languageOf(globals)} state={{ problem: { kind: 'closed' }, connection: 'over' }} />
  ),
};

/** A hire is worked, not delivered. */
export const Hire: Face = {
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.hired }} />,
};

/** Nobody was there, and the goods go back. */
export const VisitFailed: Face = {
  render: (_args, { globals }) => <TrackingPageStory language={languageOf(globals)} state={{ job: jobs.failed }} />,
};
