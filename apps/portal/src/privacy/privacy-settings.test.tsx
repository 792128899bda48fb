import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SectionStory } from '../../tests/section-story.tsx';
import { erasureDue, privacyAnswers } from '../../tests/settings/privacy-answers.ts';
import { PrivacySettings } from './privacy-settings.tsx';
import { privacyTexts } from './privacy-texts.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** Opens the section over a gateway that remembers an erasure and notes every call that changes something. */
function open(more: Answers = {}) {
  const calls: (readonly [path: string, body: unknown])[] = [];
  let isErasing = false;
  const note =
    (path: string, act: () => object = () => ({})) =>
    (body: unknown) => {
      calls.push([path, body]);
      return { ...ok, ...act() };
    };
  const answers: Answers = {
    ...privacyAnswers,
    '/pdpa': () => ({
      ...ok,
      receivesPromotions: true,
      isRestricted: false,
      ...(isErasing && { erasureDueDateTime: erasureDue }),
    }),
    '/pdpa/erase': note('erase', () => {
      isErasing = true;
      return { dueDateTime: erasureDue };
    }),
    '/pdpa/erase/cancel': note('cancel', () => {
      isErasing = false;
      return {};
    }),
    '/pdpa/withdraw': note('withdraw'),
    '/pdpa/restrict': note('restrict'),
    '/pdpa/object': note('object'),
    '/pdpa/rectify': note('rectify', () => ({ dueDateTime: erasureDue })),
    '/pdpa/code': note('code', () => ({ resendSeconds: 60, codeSeconds: 300, sentTo: '081-xxx-5678' })),
    ...more,
  };
  render(<SectionStory language="en" Section={PrivacySettings} texts={privacyTexts} answers={answers} />);
  return { calls };
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('an erasure is asked for with the password, shown with its day, and stopped again', async () => {
  const { calls } = open();
  await press(/^Erase my account/);
  const dialog = await screen.findByRole('dialog', { name: 'Erase my account' });
  type(within(dialog).getByLabelText(/^Password/), 'demo1234');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase my account' }));
  await screen.findByText('This account will be erased on 30 Nov 2026');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('This account will be erased on 30 Nov 2026'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Erase my account/ })).toBeNull();
  await press('Stop it and keep my account');
  expect(await screen.findByText('The account will not be erased. Everything is as it was.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^The account will not be erased/));
  expect(calls).toEqual([
    ['erase', { password: 'demo1234' }],
    ['cancel', {}],
  ]);
});

test('an erasure without the password is not sent: the field says so and has the focus', async () => {
  const { calls } = open();
  await press(/^Erase my account/);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase my account' }));
  expect(within(dialog).getByText('Enter the password.')).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Password/));
  expect(calls).toEqual([]);
});

test('a wrong password is said at its field, and what stands against the erasure in a list', async () => {
  const refusals = [
    refusal(422, { field: 'password', description: 'Wrong password.' }),
    refusal(409, { description: 'A job is not over yet.', reply: { holds: ['unfinishedJobs', 'companyMembers'] } }),
  ];
  open({
    '/pdpa/erase': () => {
      throw refusals.shift() ?? refusal(500);
    },
  });
  await press(/^Erase my account/);
  const dialog = await screen.findByRole('dialog');
  type(within(dialog).getByLabelText(/^Password/), 'demo1234');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase my account' }));
  expect(await within(dialog).findByText('Wrong password.')).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Password/));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase my account' }));
  const holds = await within(dialog).findByRole('alert');
  expect(within(holds).getAllByRole('listitem')).toHaveLength(2);
  expect(within(dialog).getByLabelText(/^Password/)).toHaveProperty('value', 'demo1234');
});

test('what stands against the erasure is said before anything is typed', async () => {
  open({ '/pdpa': () => ({ ...ok, isRestricted: false, receivesPromotions: true, holds: ['unfinishedJobs', 'newest'] }) });
  await press(/^Erase my account/);
  const holds = await within(await screen.findByRole('dialog')).findByRole('alert');
  expect(within(holds).getAllByRole('listitem')).toHaveLength(1);
});

test('whoever has no password proves it by a code', async () => {
  const { calls } = open();
  await press(/^Erase my account/);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Confirm with a code/ }));
  expect(await within(dialog).findByText('We sent a code to 081-xxx-5678.')).toBeTruthy();
  type(within(dialog).getByRole('textbox', { name: /4-digit code/ }), '4821');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Erase my account' }));
  await waitFor(() => expect(calls.at(-1)).toEqual(['erase', { verifyCode: '4821' }]));
});

test('the copy of all data is saved as a file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:copy', revokeObjectURL: () => undefined }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  open({ '/pdpa/export': () => ({ name: 'my-data.json', content: new Blob(['{}']) }) });
  await press(/^Get a copy of my data/);
  const dialog = await screen.findByRole('dialog');
  type(within(dialog).getByLabelText(/^Password/), 'demo1234');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The copy of your data was downloaded.')).toBeTruthy();
  expect(saved).toEqual(['blob:copy my-data.json']);
});

test('consent to promotions is withdrawn by its switch, which stays where it was if that fails', async () => {
  let isDown = true;
  const { calls } = open({
    '/pdpa/withdraw': () => {
      if (isDown) throw refusal(500, { description: 'Not now.' });
      calls.push(['withdraw', {}]);
      return ok;
    },
  });
  const promotions = await screen.findByRole('switch', { name: 'News and offers' });
  fireEvent.click(promotions);
  expect(await screen.findByText('Not saved. Not now.')).toBeTruthy();
  expect(promotions).toHaveProperty('checked', true);
  isDown = false;
  fireEvent.click(promotions);
  await screen.findByText('Saved');
  expect(calls).toEqual([['withdraw', {}]]);
});

test('a correction that was begun is still there when the form opens again, until it is sent', async () => {
  const { calls } = open();
  await press(/^Ask for a correction/);
  type(await screen.findByRole('textbox', { name: /What is wrong/ }), 'The tax id');
  await press('Cancel');
  await press(/^Ask for a correction/);
  const field = await screen.findByRole('textbox', { name: /What is wrong/ });
  await waitFor(() => expect(field).toHaveProperty('value', 'The tax id'));
  await press('Send the request');
  expect(await screen.findByText('Request sent. We will answer by 30 Nov 2026.')).toBeTruthy();
  expect(calls).toEqual([['rectify', { wish: 'The tax id' }]]);
});

test('an objection may be sent without a reason, and the data be restricted', async () => {
  const { calls } = open();
  await press(/^Object to the use/);
  await press('Send the objection');
  expect(await screen.findByText(/^Objection received/)).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Restrict the use of my data' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    ['object', { wish: '' }],
    ['restrict', { isRestricted: true }],
  ]);
});

test('every consent is listed with its version and whether it was given', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'History of consents' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'News and offersVersion 2026-11 · 22/11/2026Given',
    'Privacy policy and terms of useVersion 2026-11 · 22/11/2026Given',
    'News and offersVersion 2026-04 · 02/04/2026Withdrawn',
  ]);
});
