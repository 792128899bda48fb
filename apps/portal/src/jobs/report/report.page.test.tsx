import { completed } from '@songwai/features/tests/tracking/tracked-jobs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { jobAnswers } from '../../../tests/jobs/job-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (path: string) =>
  render(<ScreenStory language="en" path={path} user={storyUser} job={completed} answers={jobAnswers(completed)} />);

test('without a number it asks for one, and opens that job', async () => {
  open('/job/report');
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Please enter the job number')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /Job number/ }), { target: { value: 'J24-81937' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Job J24-81937' })).toBeTruthy();
  expect(await screen.findByText('14:38')).toBeTruthy();
});

/** Presses the button, and lets the time pass within which a browser that prints says so. */
const print = async () => {
  open('/job/report/J2481937');
  const button = await screen.findByRole('button', { name: 'Print' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  act(() => vi.advanceTimersByTime(2_000));
  vi.useRealTimers();
};

test('a browser that prints says nothing more', async () => {
  vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')));
  await print();
  expect(screen.queryByText('Nothing was printed')).toBeNull();
});

test.each([
  ['removes printing', undefined],
  ['does nothing instead of printing', () => undefined],
])('a blocker that %s is named, with what to do', async (_what, blocked) => {
  vi.stubGlobal('print', blocked);
  await print();
  expect(screen.getByText(/ad blocker may block printing/)).toBeTruthy();
});
