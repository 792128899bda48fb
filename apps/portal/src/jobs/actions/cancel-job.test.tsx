import type { JobDetail } from '@songwai/core/jobs/job';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { JobStory } from '../../../tests/jobs/job-story.tsx';
import { arrivedJob, assignedJob, expiredJob } from '../../../tests/jobs/story-job.ts';
import { CancelJob } from './cancel-job.tsx';

type Body = Readonly<Record<string, unknown>>;

const open = (job: JobDetail, answer: (body: Body) => unknown, others: Answers = {}) => {
  const [sent, handleClose, handleChanged] = [[] as Body[], vi.fn(), vi.fn()];
  const record = (body: Body) => {
    sent.push(body);
    return answer(body);
  };
  render(
    <JobStory language="en" answers={{ '/cancel_job': record, '/job/:jobId/search/cancel': record, ...others }}>
      <CancelJob job={job} isOpen onClose={handleClose} onChanged={handleChanged} />
    </JobStory>,
  );
  return { sent, handleClose, handleChanged, user: userEvent.setup() };
};
const done = () => ({ responseCode: 200, responseDesc: '', cancelFee: 0 });
const button = (name: string) => screen.findByRole('button', { name, hidden: true });

test('a cancellation is sent once however often it is pressed, in the specification’s words, and said', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { sent, handleClose, handleChanged, user } = open(assignedJob, () => answer.promise);
  expect(await screen.findByText(/goes back to your wallet at once/)).toBeTruthy();
  await user.dblClick(await button('Cancel the job'));
  expect((await button('Cancel the job')).getAttribute('aria-busy')).toBe('true');
  expect(handleClose).not.toHaveBeenCalled();
  answer.resolve(done());
  await screen.findByText('Job J000-24819 is cancelled');
  expect(sent).toMatchObject([{ jobId: 'J00024819', cancelReason: 'customer cancel', shownFee: 0 }]);
  expect(handleClose).toHaveBeenCalledOnce();
  expect(handleChanged).toHaveBeenCalledOnce();
});

test('the reason that was chosen is sent with it', async () => {
  const { sent, user } = open(assignedJob, done);
  await user.click(await screen.findByRole('radio', { name: 'Wrong address', hidden: true }));
  await user.click(await button('Cancel the job'));
  await waitFor(() => expect(sent).toMatchObject([{ cancelReason: 'customer cancel: wrong address' }]));
});

test('after the driver’s arrival the fee is in the title before it is asked, with what comes back', async () => {
  const { sent, user } = open(arrivedJob, () => ({ ...done(), cancelFee: 65 }));
  expect(await screen.findByRole('dialog', { name: 'Cancel this job for a fee of ฿65', hidden: true })).toBeTruthy();
  for (const amount of ['฿466.45', '−฿65', '฿401.45']) expect(screen.getByText(amount)).toBeTruthy();
  await user.click(await button('Cancel and pay ฿65'));
  await waitFor(() => expect(sent).toMatchObject([{ shownFee: 65 }]));
});

test('a driver who arrives meanwhile costs nothing unseen: the new fee is shown and asked again', async () => {
  const { sent, handleClose, handleChanged, user } = open(assignedJob, ({ shownFee }) => {
    if (shownFee !== 65) throw refusal(409, { reply: { cancelFee: 65 } });
    return { ...done(), cancelFee: 65 };
  });
  await user.click(await button('Cancel the job'));
  expect(await screen.findByRole('dialog', { name: 'Cancel this job for a fee of ฿65', hidden: true })).toBeTruthy();
  expect(screen.getByText(/is not cancelled yet/)).toBeTruthy();
  expect(handleClose).not.toHaveBeenCalled();
  expect(handleChanged).toHaveBeenCalledOnce();
  await user.click(await button('Cancel and pay ฿65'));
  await waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
  expect(sent.map(({ shownFee }) => shownFee)).toEqual([0, 65]);
});

test('what was not cancelled says so in the specification’s words, and without a connection what is wrong', async () => {
  const answers = [refusal(500), gatewayDown()];
  const { handleClose, user } = open(assignedJob, () => {
    throw answers.shift();
  });
  await user.click(await button('Cancel the job'));
  expect(await screen.findByText('Somthing wrong. Please try again')).toBeTruthy();
  await user.click(await button('Cancel the job'));
  await waitFor(() => expect(screen.queryByText('Somthing wrong. Please try again')).toBeNull());
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(/connection|internet/i);
  expect(handleClose).not.toHaveBeenCalled();
});

test('goods that were picked up meanwhile cannot be cancelled, and there is somebody to call', async () => {
  const { handleChanged, user } = open(assignedJob, () => {
    throw refusal(409, { description: 'The driver has picked up your goods.' });
  });
  await user.click(await button('Cancel the job'));
  expect(await screen.findByText('The driver has picked up your goods.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /02 123 4567/, hidden: true })).toBeTruthy();
  expect(handleChanged).toHaveBeenCalledOnce();
});

test('before it is free, another time is offered', async () => {
  const { user } = open(assignedJob, done);
  await user.click(await button('Postpone'));
  expect(await screen.findByRole('dialog', { name: 'Postpone the pick-up', hidden: true })).toBeTruthy();
});

test('a search that has ended is closed for good by its own call', async () => {
  const { sent, user } = open(expiredJob, () => ({ responseCode: 200, responseDesc: '' }));
  await user.click(await button('Cancel the job'));
  await screen.findByText('Job J000-24819 is cancelled');
  expect(sent).toEqual([expect.not.objectContaining({ shownFee: expect.anything() })]);
});
