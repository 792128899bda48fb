import type { JobDetail } from '@songwai/core/jobs/job';
import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { cheaper, dearer, editAnswers, lockedAs, refuse, wireChange } from '../../../../tests/jobs/edit-answers.ts';
import { JobStory } from '../../../../tests/jobs/job-story.tsx';
import { arrivedJob } from '../../../../tests/jobs/story-job.ts';
import { ChangeStops } from './change-stops.tsx';

type Body = Readonly<Record<string, unknown>>;

const ridden: JobDetail = { ...arrivedJob, status: 'delivering', actions: ['changeStops'] };
const seen = lockedAs('done', null, null);

const open = ({ job = ridden, ...given }: Parameters<typeof editAnswers>[0] & { readonly job?: JobDetail } = {}) => {
  const [sent, handleClose, handleChanged] = [[] as Body[], vi.fn(), vi.fn()];
  const answers = editAnswers({ seen, priced: dearer, ...given });
  const path = '/job/:jobId/change';
  const answer = (body: Body) => {
    sent.push(body);
    return answers[path]?.(body);
  };
  render(
    <JobStory language="en" answers={{ [path]: answer }}>
      <ChangeStops job={job} isOpen onClose={handleClose} onChanged={handleChanged} />
    </JobStory>,
  );
  return { sent, handleClose, handleChanged, user: userEvent.setup() };
};
const button = (name: RegExp | string) => screen.findByRole('button', { name, hidden: true });
const field = (name: RegExp) => screen.findByRole('textbox', { name, hidden: true });
const collected = () => screen.findByLabelText('Cash on delivery');
type User = ReturnType<typeof open>['user'];
const choose = async (user: User) => {
  await user.type(await screen.findByRole('combobox', { hidden: true }), 'อ่อนนุช');
  await user.click(await screen.findByRole('option', { name: /ตลาดสดอ่อนนุช/, hidden: true }));
};
const moveStop = async (user: User) => {
  await user.click(await button(/Change Stop 2$/));
  await user.click(await button('Another place'));
  await choose(user);
};

test('a stop that cannot change says why, and nothing can be confirmed before something is changed', async () => {
  open({ seen: lockedAs('done', 'driverNear', null) });
  expect(await screen.findByText('Picked up')).toBeTruthy();
  expect(screen.getByText('The driver is nearly there, so it stays as it is')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Change Stop 2$/, hidden: true })).toBeNull();
  expect(screen.getByText('Nothing is changed yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Confirm/, hidden: true })).toBeNull();
});

test('another place shows both prices and how the difference is paid, and is changed at the shown price', async () => {
  const { sent, handleClose, handleChanged, user } = open();
  await moveStop(user);
  const press = await button('Confirm the change +฿42');
  expect(screen.getByText('฿508.45')).toBeTruthy();
  expect(screen.getByText('From your wallet at once')).toBeTruthy();
  expect(screen.getByText('฿508.45').closest('[aria-live]')?.textContent).toContain('before ฿466.45');
  await user.click(press);
  await screen.findByText('The delivery is changed. The driver sees it at once.');
  expect(sent.at(-1)).toMatchObject({ revision: 0, expectedPrice: 508.45, guid: expect.any(String) });
  expect(sent.at(-1)?.['locationList']).toMatchObject([{ stop: 0 }, { stop: 1, addressName: 'ตลาดสดอ่อนนุช ซอย 17' }, { stop: 2 }]);
  expect(handleClose).toHaveBeenCalledOnce();
  expect(handleChanged).toHaveBeenCalledOnce();
});

test('a removed stop comes back by one press, with the focus on it', async () => {
  const { user } = open({ priced: cheaper });
  await user.click(await button(/Change Stop 3$/));
  await user.click(await button('Remove this stop'));
  expect(await button('Confirm the change −฿42')).toBeTruthy();
  const undo = await button('Undo');
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  const card = await button(/Change Stop 3$/);
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(screen.getByText('Nothing is changed yet')).toBeTruthy();
});

test('the last stop that is left cannot be removed, and one that pays says so', async () => {
  const payer = { stops: [{ lock: 'done' }, { isPayer: true }, {}], addFrom: 1 };
  const { user } = open({ seen: payer });
  await user.click(await button(/Change Stop 2$/));
  expect(await screen.findByText('This stop pays the driver, so it cannot be removed.')).toBeTruthy();
  await user.click(await button('Done with Stop 2'));
  await user.click(await button(/Change Stop 3$/));
  await user.click(await button('Remove this stop'));
  await user.click(await button(/Change Stop 2$/));
  expect(screen.queryByRole('button', { name: 'Remove this stop', hidden: true })).toBeNull();
});

test('a new stop asks for what is missing before it is sent', async () => {
  const { sent, user } = open();
  await user.click(await button('Add a drop-off'));
  expect(await screen.findByText('Choose the place first, then you see the new price')).toBeTruthy();
  await choose(user);
  await user.click(await button('Confirm the change +฿42'));
  const name = await field(/Contact name/);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, 'Orathai');
  await user.type(await field(/Phone/), '0625550199');
  await user.click(await button('Confirm the change +฿42'));
  await screen.findByText('The delivery is changed. The driver sees it at once.');
  expect(sent.at(-1)?.['locationList']).toMatchObject([{}, {}, {}, { contactName: 'Orathai', contactPhone: '0625550199' }]);
});

test('a new stop may collect money where the job has the extra for it, and a booked one keeps its amount', async () => {
  const { sent, user } = open({ job: { ...ridden, extraIds: [1] } });
  await user.click(await button(/Change Stop 2$/));
  expect(screen.queryByLabelText('Cash on delivery')).toBeNull();
  await user.click(await button('Add a drop-off'));
  await choose(user);
  await user.type(await field(/Contact name/), 'Orathai');
  await user.type(await field(/Phone/), '0625550199');
  await user.type(await collected(), '350');
  await user.click(await button('Done with Stop 4'));
  expect(await screen.findByText(/collects ฿350/)).toBeTruthy();
  await user.click(await button('Confirm the change +฿42'));
  await screen.findByText('The delivery is changed. The driver sees it at once.');
  expect(sent.at(-1)?.['locationList']).toMatchObject([{}, {}, {}, { codAmount: 350 }]);
});

test('at another price nothing is changed, and the new price is asked for with the same key', async () => {
  let isFirst = true;
  const change = wireChange({ ...seen, ...dearer, netPrice: 520, difference: 53.55 });
  const { sent, handleClose, user } = open({
    confirm: (body) => {
      if (!isFirst) return { responseCode: 200, responseDesc: '', isChanged: true, change: wireChange() };
      isFirst = false;
      return refuse('price_changed', { reply: { change, of: body['guid'] } })();
    },
  });
  await moveStop(user);
  await user.click(await button('Confirm the change +฿42'));
  expect(await screen.findByText(/The price has just changed/)).toBeTruthy();
  expect(handleClose).not.toHaveBeenCalled();
  await user.click(await button('Confirm the change +฿53.55'));
  await waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
  const keys = sent.flatMap(({ guid }) => (guid === undefined ? [] : [guid]));
  expect(new Set(keys).size).toBe(1);
});

test('without an answer everything that was typed stays, and the same press repeats it', async () => {
  const { sent, handleClose, user } = open({
    confirm: () => {
      throw gatewayDown();
    },
  });
  await moveStop(user);
  const note = await field(/Note for the driver/);
  await user.type(note, 'Second floor');
  await user.click(await button('Confirm the change +฿42'));
  expect(await screen.findByRole('alert', { hidden: true })).toBeTruthy();
  await user.click(await button('Confirm the change +฿42'));
  const keys = sent.flatMap(({ guid }) => (guid === undefined ? [] : [guid]));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(screen.getByText(/Second floor/)).toBeTruthy();
  expect(handleClose).not.toHaveBeenCalled();
});
