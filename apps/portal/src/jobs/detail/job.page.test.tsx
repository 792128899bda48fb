import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import * as jobs from '@songwai/features/tests/tracking/tracked-jobs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jobAnswers, type WireJob, waitingCharge, wireJob } from '../../../tests/jobs/job-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

const map = vi.hoisted(() => ({ stops: [] as readonly { readonly id: string; readonly state: string }[] }));

vi.mock('../../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({
    update: (model: typeof map) => {
      map.stops = model.stops;
    },
    destroy: () => undefined,
  }),
}));

const ok = { responseCode: 200, responseDesc: '' };
const open = (job: typeof jobs.delivering, answers: Answers = jobAnswers(job), rest: Partial<ScreenStoryProps> = {}) =>
  render(<ScreenStory language="en" path={`/job/${job.jobId}`} user={storyUser} job={job} answers={answers} {...rest} />);

test('says who comes when, who stands at each stop, what to collect and what it costs so far', async () => {
  open(jobs.delivering, jobAnswers(jobs.delivering, { charges: [waitingCharge] }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('สมชาย arrives in about 6 minutes');
  const call = screen.getByRole('link', { name: 'Call ธนากร 089 876 5432' });
  expect(call.getAttribute('href')).toBe('tel:0898765432');
  expect(screen.getByText('ฝากประชาสัมพันธ์ได้')).toBeTruthy();
  expect(screen.getByText('Collect ฿1,290 on delivery')).toBeTruthy();
  expect(await screen.findByText('Distance 18.40 km')).toBeTruthy();
  const line = (label: string) => screen.getByText(label).closest('div')?.textContent;
  expect(line('Distance 18.40 km')).toContain('฿284.30');
  expect(line('Waiting, stop 1, 42 min')).toContain('฿30');
  expect(line('Total so far')).toContain('฿496.45');
  expect(screen.getByText(/because the driver has the goods/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Open photo 1 of 1: Picked up, ร้านดอกไม้ บ้านอารีย์, 13:42/ })).toBeTruthy();
});

test('a finished job calls nobody, and its total is final', async () => {
  open(jobs.completed);
  expect(await screen.findByText('Total')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Call / })).toBeNull();
  expect(screen.getByText('21 Nov 2026 · 13:42–14:38')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Correct contact/ })).toBeNull();
});

test('pointing at a stop marks it on the map instead of the next one, and leaving it gives the mark back', async () => {
  open(jobs.delivering);
  const row = (await screen.findByText('อรทัย')).closest('li') as HTMLElement;
  await waitFor(() => expect(map.stops.map(({ state }) => state)).toEqual(['done', 'focus', 'todo']));
  fireEvent.pointerOver(row);
  await waitFor(() => expect(map.stops.map(({ state }) => state)).toEqual(['done', 'todo', 'focus']));
  fireEvent.pointerOut(row, { relatedTarget: document.body });
  await waitFor(() => expect(map.stops.map(({ state }) => state)).toEqual(['done', 'focus', 'todo']));
});

test('correcting a contact sends only what changed, and shows it', async () => {
  const asked: Record<string, unknown>[] = [];
  let change: Partial<WireJob> = {};
  open(jobs.assigned, {
    ...jobAnswers(jobs.assigned),
    '/get_job_detail': () => ({ ...ok, jobDetail: wireJob(jobs.assigned, change) }),
    '/job/:jobId/stop': (body) => {
      asked.push(body);
      const locationList = wireJob(jobs.assigned).locationList.map((stop, index) =>
        index === 1 ? { ...stop, contactPhone: '0811112222' } : stop,
      );
      change = { locationList };
      return { ...ok, stop: locationList[1] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Correct contact or note of Stop 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct stop 2' }));
  const phone = dialog.getByRole('textbox', { name: /Phone/ });
  fireEvent.change(phone, { target: { value: '123' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(asked).toEqual([]);
  fireEvent.change(phone, { target: { value: '0811112222' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Call ธนากร 081 111 2222' })).toBeTruthy();
  expect(asked).toMatchObject([{ stop: 1, contactPhone: '0811112222' }]);
  expect(asked[0]).not.toHaveProperty('contactName');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shares the whole job, and with each receiver a link of their own that says what it shows', async () => {
  const locationList = wireJob(jobs.assigned).locationList.map((stop, index) =>
    index === 0 ? stop : { ...stop, receiverLink: `receiver-${index}` },
  );
  open(jobs.assigned, jobAnswers(jobs.assigned, { locationList }));
  fireEvent.click(await screen.findByRole('button', { name: /^Share/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tracking links of this job' }));
  const headings = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings[0]).toBe('The whole job');
  expect(headings).toHaveLength(locationList.length);
  expect(dialog.getByText(/For ธนากร. Shows their own stop only/)).toBeTruthy();
  const links = dialog.getAllByRole('link').map((link) => new URL(String(link.getAttribute('href'))).pathname);
  expect(links).toEqual([`/en/t/${jobs.assigned.trackingId}`, '/en/t/receiver-1', '/en/t/receiver-2']);
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was said of the goods stands with the job: contents, note for the driver, own reference', async () => {
  const said = { parcel: { contents: 'แจกันแก้ว', weightKg: 4.5 }, remark: 'ของแตกง่าย', reference: 'PO-1142' };
  open(jobs.assigned, jobAnswers(jobs.assigned, said));
  expect(await screen.findByRole('heading', { name: 'Goods and notes' })).toBeTruthy();
  expect(screen.getByText(/แจกันแก้ว · 4.5 kg/)).toBeTruthy();
  expect(screen.getByText(/ของแตกง่าย/)).toBeTruthy();
  expect(screen.getByText(/PO-1142/)).toBeTruthy();
});

test('money for goods stands with the job: what the driver is to collect, and what is collected', async () => {
  const [pickUp, ...dropOffs] = wireJob(jobs.assigned).locationList;
  const amounts = [{ codAmount: 1290, codCollected: 1290 }, { codAmount: 850 }];
  const locationList = [pickUp, ...dropOffs.map((stop, index) => ({ ...stop, ...amounts[index] }))].filter(
    (stop) => stop !== undefined,
  );
  open(jobs.assigned, jobAnswers(jobs.assigned, { locationList }));
  expect(await screen.findByText(/Cash on delivery, stop 2/)).toBeTruthy();
  expect(screen.getAllByText(/฿1,290 collected/).length).toBe(2);
  expect(screen.getByText(/The driver collects ฿850/)).toBeTruthy();
});

test.each([
  ['leads to the wallet', [1], '/en/wallet'],
  ['does not where the driver brings it back in cash', [1, 4], null],
] as const)('money that was collected for a completed job %s', async (...[, jobOptions, href]) => {
  const locationList = wireJob(jobs.completed).locationList.map((stop, index) =>
    index === 1 ? { ...stop, codAmount: 1290, codCollected: 1290 } : stop,
  );
  open(jobs.completed, jobAnswers(jobs.completed, { locationList, jobOptions: [...jobOptions] }));
  expect((await screen.findAllByText('฿1,290 collected')).length).toBe(2);
  expect(screen.queryByRole('link', { name: 'See this money in your wallet' })?.getAttribute('href') ?? null).toBe(href);
});

test('a member who may only look is told so, and is offered no change', async () => {
  const rights = { order: false, view: true, pay: false, manage: false };
  const company = { companyId: 'C0000001', isOwner: false, isVerified: true, rights, department: null };
  open(jobs.assigned, jobAnswers(jobs.assigned), { user: { ...storyUser, company } });
  expect(await screen.findByText(/your company has not given you the right/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Correct contact/ })).toBeNull();
});

test.each([
  ['Book this again', 1],
  ['Book again with changes', 0],
] as const)('"%s" fills in the order form and opens it at step %d', async (name, currentStep) => {
  let portal: Portal | undefined;
  open(jobs.delivering, jobAnswers(jobs.delivering), {
    prepare: (made) => {
      portal = made;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(portal?.part(openOrder).store.getState().draft).toMatchObject({ step: { currentStep } }));
  await waitFor(() => {
    const { draft } = portal?.part(openOrder).store.getState() ?? {};
    expect(draft).toMatchObject({ vehicleId: 2, service: 2, extraIds: [1], promoCode: '' });
    expect(draft?.stops.map(({ contactName }) => contactName)).toEqual(['พิมพ์ชนก', 'ธนากร', 'อรทัย']);
  });
});

test('a finished job leads to its receipt, and says of none that was asked for only until then', async () => {
  open(jobs.completed);
  expect(await screen.findByRole('link', { name: 'See the receipt' })).toBeTruthy();
  expect(screen.queryByText('No receipt was asked for.')).toBeNull();
  cleanup();
  open(jobs.delivering);
  expect(await screen.findByText('No receipt was asked for.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the receipt' })).toBeNull();
});

test('help says when somebody answers, keeps what was typed after a failure, and confirms', async () => {
  let isDown = true;
  const asked: unknown[] = [];
  open(jobs.delivering, {
    ...jobAnswers(jobs.delivering),
    '/customer_need_help': (body) => {
      if (isDown) throw gatewayDown();
      asked.push(body);
      return { ...ok, roomId: 'U0000001' };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Get help/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help with this job' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Please write what is the matter')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The driver is late' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/cannot be reached/)).toBeTruthy();
  isDown = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('It goes into your chat with our support, and we answer there.')).toBeTruthy();
  expect(asked).toMatchObject([{ jobId: 'J2481937', message: 'The driver is late' }]);
  expect(screen.getByRole('button', { name: 'Go to the chat' })).toBeTruthy();
});

test('whoever has asked five times within the hour is told to call', async () => {
  const tooMany = new GatewayError({
    ...{ kind: 'http', code: 429, status: 429, description: '', field: null, requestId: null, reply: {} },
  });
  open(jobs.delivering, {
    ...jobAnswers(jobs.delivering),
    '/customer_need_help': () => {
      throw tooMany;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Get help/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Where is it?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/several times within the hour/)).toBeTruthy();
});

test('a job that the gateway refuses is explained by its own sentence, any other failure by ours', async () => {
  const { unmount } = open(jobs.delivering, {
    '/get_job_detail': () => {
      throw refusal(500, { description: 'The archive is being moved.' });
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The archive is being moved.');
  unmount();
  open(jobs.delivering, {
    '/get_job_detail': () => {
      throw gatewayDown();
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
});
