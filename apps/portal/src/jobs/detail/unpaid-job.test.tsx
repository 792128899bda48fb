import type { Answers } from '@songwai/features/tests/fixture-gateway';
import * as jobs from '@songwai/features/tests/tracking/tracked-jobs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobAnswers, type WireJob, wireJob } from '../../../tests/jobs/job-answers.ts';
import { payingAnswers, wirePayment } from '../../../tests/paying-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const { awaitingPayment } = jobs;
const path = `/job/${awaitingPayment.jobId}`;

const open = (answers: Answers, change: Partial<WireJob> = {}) =>
  render(
    <ScreenStory
      language="en"
      path={path}
      user={storyUser}
      job={awaitingPayment}
      answers={{ ...jobAnswers(awaitingPayment, change), ...payingAnswers(answers) }}
    />,
  );

test('a job that waits for its payment says so, shows the code that was begun, and no driver yet', async () => {
  const payment = wirePayment({ jobId: awaitingPayment.jobId }) as NonNullable<WireJob['payment']>;
  open({ '/payment/status': () => ({ ...ok, payment }) }, { payment });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This delivery is waiting for its payment');
  expect(await screen.findByRole('img', { name: 'PromptPay QR code for ฿466.45' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Call the driver/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Cancel the job' })).toBeTruthy();
});

test('without a payment underway it is paid now, and the page shows what became of it', async () => {
  let asked = 0;
  const bodies: unknown[] = [];
  open({
    '/get_job_detail': () => {
      asked += 1;
      return { ...ok, jobDetail: wireJob(awaitingPayment) };
    },
    '/job/:jobId/pay': (body) => {
      bodies.push(body);
      return { ...ok, songwaiWallet: 773.55 };
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Wallet Balance ฿1,240/ }));
  const before = asked;
  fireEvent.click(screen.getByRole('button', { name: 'Pay ฿466.45' }));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  expect(bodies).toMatchObject([{ paymentType: 2 }]);
});

test('a job that nobody paid in time says why it ended, that nothing was charged, and can be booked again', async () => {
  const cancelled = {
    ...jobs.cancelled,
    events: [{ status: 'cancelled', stop: null, date: '21/11/2026', time: '13:09' }],
  } as const;
  const answers = jobAnswers(cancelled, { cancelReason: 'not paid in time', charges: [] });
  render(<ScreenStory language="en" path={`/job/${cancelled.jobId}`} user={storyUser} job={cancelled} answers={answers} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Not paid by 13:09');
  expect(await screen.findByText(/closed and nothing was charged/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Book this again' })).toBeTruthy();
});
