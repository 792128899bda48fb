import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { gatewayDown } from '../../tests/fixture-gateway.ts';
import { Surface } from '../../tests/surface.tsx';
import * as jobs from '../../tests/tracking/tracked-jobs.ts';
import { createTrackingFixture } from '../../tests/tracking/tracking-fixture.ts';
import { TrackingView } from './tracking-view.tsx';

function follow(state: Parameters<typeof createTrackingFixture>[0], language: 'th' | 'en' = 'en') {
  const flow = createTrackingFixture(state);
  const screen = render(
    <Surface language={language}>
      <TrackingView flow={flow} mapBase={null} layout="page" shareUrl="https://songwai.example/t/8K2M7Q" bookHref="/neworder" />
    </Surface>,
  );
  return { flow, ...screen };
}

test.each([
  ['th', 'คุณสมชายจะถึงในอีกประมาณ 6 นาที'],
  ['en', 'สมชาย arrives in about 6 minutes'],
] as const)('what happens next stands in one sentence (%s)', (language, sentence) => {
  const { getByRole } = follow({ job: jobs.delivering }, language);
  expect(getByRole('heading', { level: 1 }).textContent).toBe(sentence);
});

test('each status has its own sentence', () => {
  const { flow, getByRole } = follow({ job: jobs.matching });
  const said = [jobs.matching, jobs.assigned, jobs.arrived, jobs.delivering, jobs.completed, jobs.cancelled, jobs.expired].map(
    (job) => {
      act(() => flow.store.setState({ job }));
      return getByRole('heading', { level: 1 }).textContent;
    },
  );
  expect(said).toEqual([
    'Looking for a driver near the pick-up',
    'สมชาย reaches the pick-up in about 6 minutes',
    'สมชาย is at the pick-up',
    'สมชาย arrives in about 6 minutes',
    'Delivered to both stops',
    'This delivery was cancelled',
    'No driver was free for this delivery',
  ]);
});

test('a change of status is spoken, a minute that passes is not', () => {
  const { flow, container } = follow({ job: jobs.assigned });
  const spoken = () => [...container.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent).join('');
  expect(spoken()).toBe('');
  act(() => flow.store.setState({ job: { ...jobs.assigned, etaMinutes: 5 } }));
  expect(spoken()).toBe('');
  act(() => flow.store.setState({ job: jobs.arrived }));
  expect(spoken()).toBe('สมชาย is at the pick-up');
});

test('the line tells what was done and when, where the driver is, and what is expected', () => {
  const { getByRole } = follow({ job: jobs.delivering });
  const rows = [...getByRole('list', { name: 'Progress of the delivery' }).children].map((row) => row.textContent);
  expect(rows).toEqual([
    'DonePicked up · ร้านดอกไม้ บ้านอารีย์พญาไท13:42',
    'On the way to อาคารสีลมคอมเพล็กซ์ ชั้น 12about 6 minutes away',
    '2อาคารสีลมคอมเพล็กซ์ ชั้น 12สีลม บางรัก14:12about',
    '3บีทีเอสอ่อนนุช ทางออก 3พระโขนงเหนือ วัฒนา14:40about',
  ]);
});

test('a stranger with the link sees the first name and the plate, and neither a price nor a phone', () => {
  const { getByRole, container } = follow({ job: jobs.delivering });
  expect(getByRole('region', { name: 'Driver' }).textContent).toContain('2ขก 4471');
  expect(container.textContent).not.toMatch(/฿|0[689]\d/);
});

test('an unknown link says so, and offers no sharing of it', () => {
  const { getByRole, queryByRole } = follow({ problem: { kind: 'notFound' }, connection: 'over' });
  expect(getByRole('alert').textContent).toContain('No delivery was found for this link');
  expect(getByRole('heading', { level: 1 }).textContent).toBe('No delivery was found for this link');
  expect(queryByRole('link', { name: /songwai.example/ })).toBeNull();
});

test('an unknown link is no dead end where the shell knows the way to booking', () => {
  const { getByRole } = follow({ problem: { kind: 'notFound' }, connection: 'over' });
  expect(getByRole('link', { name: 'Book a delivery' }).getAttribute('href')).toBe('/neworder');
});

test('an unknown link offers no booking where there is none to go to', () => {
  const flow = createTrackingFixture({ problem: { kind: 'notFound' }, connection: 'over' });
  const { queryByRole } = render(
    <Surface language="en">
      <TrackingView flow={flow} mapBase={null} layout="compact" />
    </Surface>,
  );
  expect(queryByRole('link')).toBeNull();
});

test('a gateway that does not answer can be asked again', async () => {
  const { flow, getByRole } = follow({ problem: { kind: 'failed', error: gatewayDown() } });
  const retry = vi.spyOn(flow, 'retry').mockImplementation(() => undefined);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('The delivery could not be shown');
  act(() => flow.store.setState({ connection: 'reconnecting' }));
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('while the stream is being opened again the last known state stays', () => {
  const { flow, getByText, getByRole } = follow({ job: jobs.delivering });
  act(() => flow.store.setState({ connection: 'reconnecting' }));
  expect(getByText(/Reconnecting/)).toBeTruthy();
  expect(getByRole('heading', { level: 1 }).textContent).toContain('in about 6 minutes');
});

test('a job that found nobody leads back to booking', () => {
  const { getByRole } = follow({ job: jobs.expired });
  expect(getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe('/neworder');
});

test('a closed link says so, and what to do', () => {
  const { getByRole } = follow({ problem: { kind: 'closed' }, connection: 'over' });
  expect(getByRole('heading', { level: 1 }).textContent).toBe('This link is closed');
  expect(getByRole('alert').textContent).toContain('more than 24 hours ago');
});

test('a hire is worked until a time, not delivered', () => {
  const { getByRole, container } = follow({ job: jobs.hired });
  expect(getByRole('heading', { level: 1 }).textContent).toBe('สมชาย is working until about 17:42');
  expect(container.textContent).not.toMatch(/[Dd]eliver(ed|y to)/);
});

test('a failed visit says when, why and what follows, on top and on the line', () => {
  const { getByRole } = follow({ job: jobs.failed });
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Stop 2 could not be served');
  const [, second] = [...getByRole('list', { name: 'Progress of the delivery' }).children].map((row) => row.textContent);
  expect(second).toContain('the recipient was not there. The driver brings the goods back.');
  expect(second).toContain('14:20');
});

test('where proof was taken is said with its time, without a picture', () => {
  const [pickUp, ...rest] = jobs.completed.stops;
  if (!pickUp) throw new Error('the job has no pick-up');
  const { getByText, container } = follow({ job: { ...jobs.completed, stops: [{ ...pickUp, proofTime: '13:41' }, ...rest] } });
  expect(getByText(/proof taken 13:41/)).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});
