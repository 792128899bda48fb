import { pageTexts } from '@songwai/core/i18n/load-texts';
import type { User } from '@songwai/core/sessions/session-state';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createCardAnswers } from '../../../tests/settings/card-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';
import { CardsSettings } from './cards-settings.tsx';

afterEach(cleanup);

const texts = pageTexts('cards', {
  th: () => import('@songwai/core/i18n/texts/th/payments/cards'),
  en: () => import('@songwai/core/i18n/texts/en/payments/cards'),
});
const open = (answers: Answers = createCardAnswers(), user?: User) =>
  render(<SectionStory language="en" Section={CardsSettings} {...{ texts, answers, user }} />);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (card: string, item: string) => {
  await press(`Options of ${card}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('the cards say which pays, which expires soon and which has expired', async () => {
  open();
  await screen.findByText('Visa •••• 4242');
  const rows = screen.getAllByRole('listitem');
  // The text beside the brand's drawing and the buttons.
  expect(rows.map((row) => row.querySelector('.sw-list-row__text')?.textContent)).toEqual([
    'Mastercard •••• 5100Default card · Expires 08/29',
    'Visa •••• 4242Expires 12/26 · in 40 days',
    'JCB •••• 0505Expired 10/26',
  ]);
});

test('another card becomes the default one, and that is announced', async () => {
  open();
  await choose('Visa •••• 4242', 'Make it the default card');
  expect((await screen.findByText('Visa •••• 4242 is your default card now')).closest('[role="status"]')).not.toBeNull();
  await waitFor(() => expect(screen.getAllByText('Default card')).toHaveLength(1));
  expect(screen.getByText('Default card').closest('li')?.textContent).toContain('Visa');
});

test('a card is removed only after the question', async () => {
  open();
  await choose('Visa •••• 4242', 'Delete the card');
  expect(await screen.findByText('Delete Visa •••• 4242?')).toBeTruthy();
  await press('Keep it');
  expect(screen.getByText('Visa •••• 4242')).toBeTruthy();
  await choose('Visa •••• 4242', 'Delete the card');
  await press('Delete the card');
  expect(await screen.findByText('Visa •••• 4242 deleted')).toBeTruthy();
  expect(screen.queryByText('Visa •••• 4242')).toBeNull();
});

test('holder and expiry of a card can be changed, nothing else', async () => {
  open();
  await choose('Visa •••• 4242', 'Change name and expiry');
  expect(screen.queryByLabelText('Card number')).toBeNull();
  type('Name on the card', 'พิม');
  type('Expiry date', '01/25');
  await press('Save the card');
  expect(await screen.findByText('This card has expired. Please use another one.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name on the card'));
  type('Name on the card', 'PIM SRIAREE');
  type('Expiry date', '01/30');
  await press('Save the card');
  expect(await screen.findByText('Visa •••• 4242 changed')).toBeTruthy();
  expect(screen.getByText(/Expires 01\/30/)).toBeTruthy();
});

test('a change that the issuer refuses says what to do', async () => {
  open({
    ...createCardAnswers(),
    '/cc_omise_update_card': () => {
      throw refusal(422);
    },
  });
  await choose('Mastercard •••• 5100', 'Change name and expiry');
  await press('Save the card');
  expect((await screen.findByRole('alert')).textContent).toContain('delete it and add it again');
});

test('a first card is added by the sandbox without its number, and is the one that pays', async () => {
  const sent: unknown[] = [];
  const answers = createCardAnswers([]);
  open({
    ...answers,
    '/payment/sandbox/token': (body) => {
      sent.push(body);
      return answers['/payment/sandbox/token']?.(body);
    },
  });
  await press('Add a card');
  type('Card number', '4242 4242 4242 4242');
  type('Expiry date', '08/29');
  type('CVV', '123');
  type('Name on the card', 'PIMCHANOK SRIAREE');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Save the card');
  expect(await screen.findByText('Visa •••• 4242 added')).toBeTruthy();
  expect(await screen.findByText('Default card')).toBeTruthy();
  expect(JSON.stringify(sent)).not.toContain('424242');
});

test('an expired card shows the way to a new one', async () => {
  open();
  await press('Add it again');
  expect(await screen.findByLabelText('Card number', { selector: 'input' })).toBeTruthy();
});

test('whoever may not pay for the company sees its cards and cannot change them', async () => {
  const rights = { order: true, pay: false, view: true, manage: false };
  const company = { companyId: 'C0000001', isOwner: false, isVerified: true, rights, department: null };
  open(createCardAnswers(), { ...storyUser, company });
  expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
  expect(screen.getByText('You can add and change cards once your company lets you pay.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('cards that cannot be read can be tried again', async () => {
  let isDown = true;
  const answers = createCardAnswers();
  open({
    ...answers,
    '/cc_omise_list_cards': (body) => {
      if (isDown) throw gatewayDown();
      return answers['/cc_omise_list_cards']?.(body);
    },
  });
  await screen.findByText('Your cards cannot be shown right now');
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
});
