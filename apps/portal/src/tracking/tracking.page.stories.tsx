import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import * as jobs from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deliveredAnswers } from '../../tests/delivered-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Tracking', tags: ['picture', '!autodocs'] };
export default meta;

type Screen = StoryObj;

/** Between the first and the second stop. */
export const OnWay: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/8K2M7Q" job={jobs.delivering} />,
  play: async ({ canvas }) => {
    await canvas.findByText('2ขก 4471');
  },
};

/** A driver is being looked for. */
export const Matching: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/8K2M7Q" job={jobs.matching} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A story of a job in a state that says by itself what it is. */
const inState = (job: TrackedJob): Screen => ({
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/8K2M7Q" job={job} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});

// Storybook reads tags from the file's text, so they stand in each story.
export const Assigned: Screen = { ...inState(jobs.assigned), tags: ['!picture'] };
export const Arrived: Screen = { ...inState(jobs.arrived), tags: ['!picture'] };
export const Cancelled: Screen = { ...inState(jobs.cancelled), tags: ['!picture'] };
export const NoDriver: Screen = { ...inState(jobs.expired), tags: ['!picture'] };

/** The gateway cannot be reached. */
export const GatewayDown: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/t/8K2M7Q"
      answers={{
        '/get_job_detail_tracking': () => {
          throw gatewayDown();
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** All stops are served. */
export const Done: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/8K2M7Q" job={jobs.completed} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** All stops are served, and whoever booked it is signed in: the driver can be rated and saved. */
export const DoneForBooker: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/t/8K2M7Q"
      job={jobs.completed}
      user={storyUser}
      answers={deliveredAnswers()}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ส่งคะแนน|Send rating/ });
  },
};

/** An unknown link, mistyped or truncated by a chat. */
export const UnknownLink: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/nothing" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
