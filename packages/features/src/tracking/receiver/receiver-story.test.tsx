import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Surface } from '../../../tests/surface.tsx';
import * as jobs from '../../../tests/tracking/tracked-jobs.ts';
import { createTrackingFixture } from '../../../tests/tracking/tracking-fixture.ts';
import { wireTracking } from '../../../tests/tracking/wire-tracking.ts';
import { TrackingView } from '../tracking-view.tsx';

const follow = (job: (typeof jobs)[keyof typeof jobs], language: 'th' | 'en' = 'en') => {
  const flow = createTrackingFixture({ job });
  const call = vi.spyOn(flow.link.transport, 'call');
  const view = render(
    <Surface language={language}>
      <TrackingView flow={flow} mapBase={null} layout="page" shareUrl="https://songwai.example/t/8K2M7Q" bookHref="/neworder" />
    </Surface>,
  );
  return { flow, call, ...view };
};
const headline = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

test.each([
  ['th', 'สมชายจะถึงคุณในอีกประมาณ 6 นาที'],
  ['en', 'สมชาย reaches you in about 6 minutes'],
] as const)('the page says "you" and when (%s)', async (language, sentence) => {
  follow(jobs.received, language);
  expect(await headline()).toBe(sentence);
});

test('each state has its own sentence', async () => {
  const { unmount } = follow(jobs.receivedBefore);
  expect(await headline()).toBe('The sender is finding you a driver');
  unmount();
  const done = follow(jobs.receivedDone);
  expect(await headline()).toBe('Your delivery has arrived');
  expect(screen.getByText(/proof taken 14:11/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /note for the driver/ })).toBeNull();
  done.unmount();
  follow(jobs.receivedFailed);
  expect(await headline()).toBe('The driver came and did not find you');
  expect(screen.getByText(/At 14:20\. Ask the sender/)).toBeTruthy();
});

test('whoever waits is told between when and when, until the driver is near', async () => {
  const [own, ...others] = jobs.received.stops;
  if (!own) throw new Error('no stop');
  const ahead = { ...jobs.received, etaMinutes: 40, stops: [{ ...own, etaTime: '14:40' }, ...others] };
  const { unmount } = follow(ahead as typeof jobs.received);
  expect(await screen.findByText(/Expected between 14:30 and 14:50/)).toBeTruthy();
  unmount();
  follow(jobs.received);
  expect(await screen.findByText(/There at about/)).toBeTruthy();
});

test('it says how many come before, what to pay, and nothing to share', async () => {
  follow(jobs.receivedLater);
  await headline();
  expect(screen.getByText(/1 stop before you/)).toBeTruthy();
  expect(screen.getByText('Pay the driver ฿450.50')).toBeTruthy();
  expect(screen.getByText('“ฝากไว้ที่ประชาสัมพันธ์ชั้น 1”')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /songwai.example/ })).toBeNull();
});

test('a note reaches the driver, and is shown', async () => {
  const { call } = follow(jobs.received);
  const user = userEvent.setup();
  const after = { ...jobs.received, receiver: { ...jobs.receivedLater.receiver, note: 'Call on arrival' } as never };
  call.mockResolvedValue({ responseCode: 200, responseDesc: '', jobDetail: wireTracking(after) } as never);
  await user.click(await screen.findByRole('button', { name: /note for the driver/ }));
  await user.click(await screen.findByRole('button', { name: 'Call on arrival' }));
  await user.click(screen.getByRole('button', { name: 'Send to สมชาย' }));
  expect(await screen.findByText('“Call on arrival”')).toBeTruthy();
  expect(call.mock.calls[0]?.[0]).toMatchObject({ path: '/tracking/:trackingId/note', body: { note: 'Call on arrival' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a note that does not arrive stays, says why, and is repeated with the same key', async () => {
  const { call } = follow(jobs.received);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /note for the driver/ }));
  await user.type(await screen.findByRole('textbox'), 'Green door');
  await user.click(screen.getByRole('button', { name: 'Send to สมชาย' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Green door');
  await user.click(screen.getByRole('button', { name: 'Send to สมชาย' }));
  const guids = call.mock.calls.map(([request]) => (request.body as { guid?: string }).guid);
  expect(new Set(guids).size).toBe(1);
  expect(guids).toHaveLength(2);
});
