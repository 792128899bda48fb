import type { JobDetail } from '@songwai/core/jobs/job';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { JobStory } from '../../../tests/jobs/job-story.tsx';
import { assignedJob, expiredJob } from '../../../tests/jobs/story-job.ts';
import { PostponeJob } from './postpone-job.tsx';

type Body = Readonly<Record<string, unknown>>;

const open = (job: JobDetail, answer: (body: Body) => unknown) => {
  const [sent, handleClose, handleChanged] = [[] as Body[], vi.fn(), vi.fn()];
  const answers = {
    '/v3/job/postpone': (body: Body) => {
      sent.push(body);
      return answer(body);
    },
  };
  render(
    <JobStory language="en" answers={answers}>
      <PostponeJob job={job} isOpen onClose={handleClose} onChanged={handleChanged} />
    </JobStory>,
  );
  return { sent, handleClose, handleChanged, user: userEvent.setup() };
};
const done = () => ({ responseCode: 200, responseDesc: '' });
const button = (name: string) => screen.findByRole('button', { name, hidden: true });

test('one of three later times is chosen, the line shows what it leads to, and the driver is said to be let go', async () => {
  const { sent, handleClose, handleChanged, user } = open(assignedJob, done);
  expect(await screen.findByText(/The driver takes other jobs/)).toBeTruthy();
  expect(await screen.findByText('15:00')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: /Tomorrow 09:00/, hidden: true }));
  await waitFor(() => expect(screen.getByText('09:00')).toBeTruthy());
  await user.click(await button('Move to tomorrow 09:00'));
  await screen.findByText('The pick-up is moved to tomorrow 09:00');
  expect(sent).toMatchObject([{ jobId: 'J00024819', jobDate: '22/11/2026', startTime: '09:00', shownPrice: 466.45 }]);
  expect(handleClose).toHaveBeenCalledOnce();
  expect(handleChanged).toHaveBeenCalledOnce();
});

test('a time that the gateway refuses is said, and the dialog stays', async () => {
  const { handleClose, user } = open(assignedJob, () => {
    throw refusal(422, { field: 'startTime', description: 'The pick-up must be later than now.' });
  });
  await user.click(await button('Move to today 15:00'));
  expect(await screen.findByText('The pick-up must be later than now.')).toBeTruthy();
  expect(handleClose).not.toHaveBeenCalled();
});

test('another price is agreed to before it is moved, and asked with the same key', async () => {
  const { sent, handleClose, user } = open(expiredJob, ({ shownPrice }) => {
    if (shownPrice !== 516.45) throw refusal(409, { description: 'The price has changed.', reply: { netPrice: 516.45 } });
    return done();
  });
  await user.click(await screen.findByRole('button', { name: /^Move to/, hidden: true }));
  expect(await screen.findByText('฿516.45')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Move to/, hidden: true }));
  await waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
  expect(new Set(sent.map(({ guid }) => guid)).size).toBe(1);
});
