import type { JobDetail } from '@songwai/core/jobs/job';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { storyNow } from '@songwai/features/tests/story-now';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { JobStory } from '../../../tests/jobs/job-story.tsx';
import { nearAnswer } from '../../../tests/jobs/near-answer.ts';
import { expiredJob, inMinutes, searchingJob } from '../../../tests/jobs/story-job.ts';
import { JobSearch } from './job-search.tsx';

type Body = Readonly<Record<string, unknown>>;

const open = (job: JobDetail, path: string, answer: (body: Body) => unknown = () => ({ responseCode: 200 })) => {
  const [sent, handleChanged] = [[] as Body[], vi.fn()];
  const answers: Answers = {
    ...nearAnswer,
    [path]: (body) => {
      sent.push(body);
      return answer(body);
    },
  };
  render(
    <JobStory language="en" answers={answers}>
      <JobSearch job={job} onChanged={handleChanged} />
    </JobStory>,
  );
  return { sent, handleChanged, user: userEvent.setup() };
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a job for favourites is opened to every driver, by the specification’s call', async () => {
  const { sent, handleChanged, user } = open(searchingJob, '/job/:jobId/fixed/cancel');
  await user.click(await button('Ask every driver'));
  await screen.findByText('Every driver is asked now');
  expect(sent).toMatchObject([{ jobId: 'J00024819', guid: expect.any(String) }]);
  expect(handleChanged).toHaveBeenCalledOnce();
  expect(screen.getByText('3 free drivers near the pick-up')).toBeTruthy();
});

test('the new price stands beside the button before pay is added', async () => {
  const { sent, user } = open(searchingJob, '/job/:jobId/search/add_price');
  await user.click(await button(/^Add to the driver/));
  await user.click(await screen.findByRole('radio', { name: '+฿100' }));
  expect(screen.getByText('฿566.45')).toBeTruthy();
  await user.click(await button('Add ฿100 and search on'));
  await screen.findByText(/^฿100 added/);
  expect(sent).toMatchObject([{ amount: 100, shownPrice: 566.45 }]);
});

test('an amount of one’s own is taken within the limits of what was added before', async () => {
  const job = { ...searchingJob, isFixedDriver: false, actions: ['changeSearch' as const], addedSatang: 80_000 };
  const { sent, user } = open(job, '/job/:jobId/search/add_price');
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  expect(screen.getByText(/up to ฿200 more/)).toBeTruthy();
  const amount = screen.getByRole('textbox', { name: 'Amount to add' });
  await user.type(amount, '250');
  expect(await screen.findByText('Add at most ฿200')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to the driver’s pay' })).toHaveProperty('disabled', true);
  await user.clear(amount);
  await user.type(amount, '150');
  await user.click(await button('Add ฿150 and search on'));
  await waitFor(() => expect(sent).toMatchObject([{ amount: 150 }]));
});

test('a later pick-up names both times before it is done', async () => {
  const { sent, user } = open(searchingJob, '/job/:jobId/search/extend');
  await user.click(await button(/^Allow a later pick-up/));
  await user.click(await screen.findByRole('radio', { name: '+1 hour' }));
  expect(screen.getAllByText('From 13:48 at the latest to 14:48')).toHaveLength(1);
  await user.click(await button('Until 14:48'));
  await waitFor(() => expect(sent).toMatchObject([{ minutes: 60 }]));
});

test('a request whose answer was lost is repeated with the same key, so that it is done once', async () => {
  const failures = [gatewayDown()];
  const { sent, handleChanged, user } = open(searchingJob, '/job/:jobId/search/wait', () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return { responseCode: 200 };
  });
  await user.click(await button(/^Wait 15 minutes more/));
  await user.click(await button('Wait until 14:03'));
  await screen.findByRole('alert');
  expect(handleChanged).toHaveBeenCalledOnce();
  await user.click(await button('Wait until 14:03'));
  await screen.findByText('We look for a driver until 14:03');
  expect(sent[0]?.['guid']).toBe(sent[1]?.['guid']);
  await user.click(await button('Wait until 14:03'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.['guid']).not.toBe(sent[0]?.['guid']);
});

test('another price is struck against the old one, and the button asks again', async () => {
  const job: JobDetail = { ...expiredJob, paymentType: 0 };
  const { sent, user } = open(job, '/job/:jobId/search/again', ({ shownPrice }) => {
    if (shownPrice !== 516.45) throw refusal(409, { description: 'Please confirm the new price.', reply: { netPrice: 516.45 } });
    return { responseCode: 200 };
  });
  await user.click(await button('Search again for ฿466.45'));
  expect(await screen.findByText('Please confirm the new price.')).toBeTruthy();
  await user.click(await button('Search again for ฿516.45'));
  await screen.findByText('We are looking for a driver again');
  expect(sent.map(({ shownPrice }) => shownPrice)).toEqual([466.45, 516.45]);
});

test('a driver who came first is said, because the page then shows something else', async () => {
  const { handleChanged, user } = open(searchingJob, '/job/:jobId/fixed/cancel', () => {
    throw refusal(409, { description: 'A driver has taken this job.' });
  });
  await user.click(await button('Ask every driver'));
  expect((await screen.findAllByText('A driver has taken this job.')).length).toBeGreaterThan(0);
  expect(handleChanged).toHaveBeenCalledOnce();
});

test('at the end of the search the page turns to what comes next without a reload', async () => {
  const began = performance.now();
  // A tenth of a second before 13:48.
  const clock = () => new Date(storyNow.getTime() + 8 * 60_000 - 100 + (performance.now() - began));
  const handleChanged = vi.fn();
  render(
    <JobStory language="en" answers={nearAnswer} clock={clock}>
      <JobSearch job={{ ...searchingJob, searchUntil: inMinutes(8) }} onChanged={handleChanged} />
    </JobStory>,
  );
  expect(await screen.findByRole('heading', { name: 'No driver this time', level: 1 })).toBeTruthy();
  expect(await button('Search again for ฿466.45')).toBeTruthy();
  await waitFor(() => expect(handleChanged).toHaveBeenCalled());
});

test('the way out says what comes back, and asks first', async () => {
  const { user } = open(searchingJob, '/cancel_job');
  expect(await screen.findByText('Cancel now and get all ฿466.45 back')).toBeTruthy();
  await user.click(await button('Cancel the job'));
  expect(await screen.findByRole('dialog', { name: 'Cancel this job for free', hidden: true })).toBeTruthy();
});
