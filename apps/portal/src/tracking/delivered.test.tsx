import type { User } from '@songwai/core/sessions/session-state';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { completed, delivering } from '@songwai/features/tests/tracking/tracked-jobs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deliveredAnswers } from '../../tests/delivered-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

vi.mock('../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

const show = ({
  job = completed,
  user,
  answers,
  tail = '',
}: {
  job?: TrackedJob;
  user?: User;
  answers?: Answers;
  /** What a chat wrote on to the link. */
  tail?: string;
} = {}) => {
  const asked: (readonly [string, unknown])[] = [];
  const noted = (path: string) => (body: unknown) => {
    asked.push([path, body]);
    return { responseCode: 200, responseDesc: '' };
  };
  const paths = ['/job_rating', '/add_favorite_driver', '/add_block_driver'];
  render(
    <ScreenStory
      language="en"
      path={`/t/${job.trackingId}${tail}`}
      {...{ job, user }}
      answers={{ ...deliveredAnswers(), ...Object.fromEntries(paths.map((path) => [path, noted(path)])), ...answers }}
    />,
  );
  return asked;
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send rating' }));

test('whoever booked it rates the driver on the tracking page, and saves them as a favourite', async () => {
  const asked = show({ user: storyUser });
  fireEvent.click(await screen.findByRole('radio', { name: /^5 stars/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Make สมชาย a favourite driver' }));
  send();
  expect(await screen.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy();
  expect(asked).toMatchObject([
    ['/add_favorite_driver', { songwaiId: '1' }],
    ['/job_rating', { jobId: completed.jobId, rating: 5 }],
  ]);
});

test('a driver who did badly is blocked with the same press', async () => {
  const asked = show({ user: storyUser });
  fireEvent.click(await screen.findByRole('radio', { name: /^1 star/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'No more jobs of mine to this driver' }));
  send();
  await waitFor(() => expect(asked.map(([path]) => path)).toEqual(['/job_rating', '/add_block_driver']));
});

test('a visitor without a session sees the job and no rating', async () => {
  show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('another signed-in user, whose job it is not, sees no rating', async () => {
  let isAsked = false;
  show({
    user: storyUser,
    answers: {
      '/get_job_detail': () => {
        isAsked = true;
        return { responseCode: 200, responseDesc: '' };
      },
    },
  });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a rating that was given is shown', async () => {
  show({ user: storyUser, answers: deliveredAnswers({ raiting: 4 }) });
  expect(await screen.findByRole('img', { name: 'Rated 4 of 5 stars' })).toBeTruthy();
});

test('a job under way is not rated', async () => {
  show({ user: storyUser, job: delivering });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each(['ค่ะ', ')', '.', ')ครับ'])('a link of a chat opens with %s written on to it', async (tail) => {
  show({ user: storyUser, tail: encodeURI(tail) });
  expect(await screen.findByRole('radio', { name: /^5 stars/ })).toBeTruthy();
});
