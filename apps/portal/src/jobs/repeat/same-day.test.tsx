import { assigned } from '@songwai/features/tests/tracking/tracked-jobs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bookingAnswers, noBookings } from '../../../tests/jobs/booking-answers.ts';
import { wireJob } from '../../../tests/jobs/job-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
// The stories' day is Saturday, 21 November.
const lastSaturday = wireJob(assigned, { jobId: 'J00023001', jobDate: '14/11/2026', jobTime: '09:30', option: '' });

const show = (path: string, jobs: readonly object[]) => {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const answers = {
    ...bookingAnswers,
    '/job': (query: Readonly<Record<string, unknown>>) => {
      if (query['fromDate'] !== '14/11/2026') return { ...ok, jobs: [], total: 0, statuses: [] };
      asked.push(query);
      return { ...ok, jobs, statuses: [] };
    },
    '/order/init/:id': () => ({ ...ok, paymentType: 0, paymentTypes: [0], confirmPhone: '0812345678' }),
    '/get_job_detail': () => ({ ...ok, jobDetail: { ...lastSaturday, jobOptions: [] } }),
  };
  render(<ScreenStory language="en" path={path} user={storyUser} answers={answers} />);
  return asked;
};

test.each(['/dashboard', '/dashboard/active'])('on %s one press opens the same as last week, to be reviewed', async (path) => {
  const asked = show(path, [lastSaturday]);
  fireEvent.click(await screen.findByRole('button', { name: /Same as last Saturday/ }, { timeout: 5_000 }));
  expect(asked).toHaveLength(1);
  expect(await screen.findByRole('button', { name: /Book for ฿/ }, { timeout: 10_000 })).toBeTruthy();
});

test('a day on which nothing was sent is not suggested', async () => {
  const asked = show('/dashboard/active', [{ ...lastSaturday, taskType: 2 }]);
  await waitFor(() => expect(asked).toHaveLength(1));
  await screen.findByText(/Nothing is under way/);
  expect(screen.queryByText(/Same as last/)).toBeNull();
});

test('whoever has never booked sees no suggestion', async () => {
  render(<ScreenStory language="en" path="/dashboard" user={storyUser} answers={noBookings} />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Same as last/)).toBeNull();
});
