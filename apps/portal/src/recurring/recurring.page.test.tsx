import { refusal } from '@songwai/features/tests/fixture-gateway';
import { assigned } from '@songwai/features/tests/tracking/tracked-jobs';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireJob } from '../../tests/jobs/job-answers.ts';
import { recurringAnswers, recurringId, wireDay, wirePreview, wireRecurring } from '../../tests/recurring/recurring-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
const job = wireJob(assigned, { jobDate: '17/11/2026', jobTime: '09:30', paymentType: 1, netPrice: 82 });
const fromJob = { '/get_job_detail': () => ({ ...ok, jobDetail: job }) };
const onePath = `/recurring?id=${recurringId}`;

type Body = Readonly<Record<string, unknown>>;
const show = (path: string, answers: object) =>
  render(<ScreenStory language="en" path={path} user={storyUser} answers={{ ...recurringAnswers(), ...answers }} />);

/** Presses a button once the preview has come. */
const pressReady = async (button: HTMLElement) => {
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};

test('a job is made recurring: its day and time, in cash instead of by card, at the price that was shown', async () => {
  const sent: Body[] = [];
  show('/recurring?job=J00024819', {
    ...fromJob,
    '/recurring': (body: Body) => {
      sent.push(body);
      return { ...ok, recurring: wireRecurring() };
    },
  });
  const start = await screen.findByRole('button', { name: 'Start the recurring booking' });
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toHaveProperty('checked', true);
  await screen.findByText('฿82');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  await waitFor(() => expect(screen.getByText('About ฿984')).toBeTruthy());
  await pressReady(start);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ weekdays: [2, 4], pickUpTime: '09:30', startDate: '22/11/2026', skipHolidays: true },
    ...{ paymentType: 0, paymentPoint: 0, agreedPrice: 82, vehicle: job.vehicle },
  });
  expect(await screen.findByRole('heading', { name: 'Next dates' })).toBeTruthy();
});

test('a price that has changed meanwhile is shown before it is agreed to', async () => {
  let price = 82;
  show('/recurring?job=J00024819', {
    ...fromJob,
    '/recurring/preview': () => wirePreview({ price }),
    '/recurring': () => {
      price = 92;
      throw refusal(409, { reply: { price: 92 } });
    },
  });
  const start = await screen.findByRole('button', { name: 'Start the recurring booking' });
  await screen.findByText('฿82');
  await pressReady(start);
  expect(await screen.findByText(/The price of a trip has changed/)).toBeTruthy();
  expect(await screen.findByText('฿92')).toBeTruthy();
});

test('without a day nothing can be started, and the reason is said', async () => {
  show('/recurring?job=J00024819', fromJob);
  await screen.findByText('฿82');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  expect(await screen.findByText('Please choose at least one day')).toBeTruthy();
});

test('a holiday is sent on after all, and a planned day is left out, each by one press', async () => {
  const sent: Body[] = [];
  show(onePath, {
    '/recurring/:recurringId/date': (body: Body) => {
      sent.push(body);
      return ok;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send anyway on 7 Dec' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Skip 25 Nov' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { date: '07/12/2026', change: 'send' },
    { date: '25/11/2026', change: 'skip' },
  ]);
});

test('the link of a message asks whether to leave the booked day out', async () => {
  const sent: Body[] = [];
  show(`${onePath}&day=2026-11-23`, {
    '/recurring/:recurringId/date': (body: Body) => {
      sent.push(body);
      return ok;
    },
  });
  const question = await screen.findByRole('alertdialog', { name: 'Skip 23 Nov?' });
  expect(within(question).getByText(/cancels the booked job/)).toBeTruthy();
  fireEvent.click(within(question).getByRole('button', { name: 'Skipped' }));
  await waitFor(() => expect(sent).toMatchObject([{ date: '23/11/2026', change: 'skip' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a price above the agreed one is accepted with the sum that was shown', async () => {
  const sent: Body[] = [];
  const day = wireDay('23/11/2026', { state: 'asking', problem: 'price', price: 92 });
  show(onePath, {
    ...recurringAnswers({ asking: [day] }, [day]),
    '/recurring/:recurringId/date': (body: Body) => {
      sent.push(body);
      return ok;
    },
  });
  expect(await screen.findByText(/more than the ฿82 that you agreed to/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept ฿92 and book' }));
  await waitFor(() => expect(sent).toMatchObject([{ date: '23/11/2026', change: 'accept', price: 92 }]));
});

test('the switch of the list pauses', async () => {
  let paused = 0;
  show('/recurring', {
    '/recurring/:recurringId/pause': () => {
      paused += 1;
      return { ...ok, recurring: wireRecurring({ state: 'paused' }) };
    },
  });
  const [first] = await screen.findAllByRole('switch');
  if (first) fireEvent.click(first);
  await waitFor(() => expect(paused).toBe(1));
});

test('ending is asked for once more', async () => {
  let ended = 0;
  show(onePath, {
    '/recurring/:recurringId/end': () => {
      ended += 1;
      return { ...ok, recurring: wireRecurring({ state: 'ended' }) };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'End it' }));
  const question = await screen.findByRole('alertdialog', { name: 'End this recurring booking?' });
  fireEvent.click(within(question).getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(ended).toBe(1));
});

test('a member without the right to order only looks', async () => {
  const company = { companyId: 'c1', name: 'A', rights: { order: false, view: true, pay: false, manage: false } };
  render(
    <ScreenStory
      language="en"
      path={onePath}
      user={{ ...storyUser, company: company as unknown as typeof storyUser.company }}
      answers={recurringAnswers()}
    />,
  );
  await screen.findByRole('heading', { name: 'Next dates' });
  expect([screen.queryByRole('switch'), screen.queryByRole('button', { name: 'End it' }), screen.queryByText('Skip')]).toEqual([
    null,
    null,
    null,
  ]);
});
