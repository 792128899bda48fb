import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createPreferenceAnswers } from '../../../tests/settings/preference-answers.ts';
import { PreferencesSettings } from './preferences-settings.tsx';
import { preferencesTexts } from './preferences-texts.ts';

const open = (answers = createPreferenceAnswers()) =>
  render(<SectionStory language="en" Section={PreferencesSettings} texts={preferencesTexts} answers={answers} />);
const delivered = () => screen.findByRole('switch', { name: 'Delivered, on the web' });

test('a switch is saved at once, and is still so when the settings open again', async () => {
  const answers = createPreferenceAnswers();
  const { unmount } = open(answers);
  fireEvent.click(await delivered());
  await waitFor(async () => expect(await delivered()).toHaveProperty('checked', false));
  unmount();
  open(answers);
  expect(await delivered()).toHaveProperty('checked', false);
});

test('a switch that could not be saved goes back and says so', async () => {
  open(createPreferenceAnswers({ isSavingBroken: true }));
  fireEvent.click(await delivered());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await delivered()).toHaveProperty('checked', true);
});

test('a failed change can be tried again at its row', async () => {
  let isBroken = true;
  const answers = createPreferenceAnswers();
  const breaking: typeof answers = {
    ...answers,
    '/notification/preference': (body) => {
      if (body['event'] !== undefined && isBroken) throw gatewayDown();
      return answers['/notification/preference']?.(body);
    },
  };
  open(breaking);
  fireEvent.click(await delivered());
  const row = await screen.findByRole('row', { name: /^Delivered/ });
  expect((await within(row).findByRole('alert')).textContent).toBe('Not saved: it is as it was before');
  isBroken = false;
  fireEvent.click(within(row).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await delivered()).toHaveProperty('checked', false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two switches are saved at a time, and only one that cannot be goes back', async () => {
  const answers = createPreferenceAnswers();
  open({
    ...answers,
    '/notification/preference': (body) => {
      if (body['event'] === 'cancelled') throw gatewayDown();
      return answers['/notification/preference']?.(body);
    },
  });
  fireEvent.click(await delivered());
  fireEvent.click(await screen.findByRole('switch', { name: 'Cancelled, by email' }));
  await waitFor(async () => expect(await delivered()).toHaveProperty('checked', false));
  expect((await screen.findAllByRole('alert')).length).toBe(1);
  expect(screen.getByRole('switch', { name: 'Cancelled, by email' })).toHaveProperty('checked', true);
});

test('a channel that the gateway does not have has no column, and an event without one has a dash', async () => {
  open();
  await delivered();
  expect(screen.queryByRole('columnheader', { name: 'LINE' })).toBeNull();
  const row = screen.getByRole('row', { name: /^Booked/ });
  expect(within(row).getByText('No SMS')).toBeTruthy();
});

test('each channel says where it reaches the customer, or how it is added', async () => {
  open(createPreferenceAnswers({ channels: ['web', 'mail', 'sms', 'line'], reaches: { mail: 'w•••@example.com' } }));
  expect(await screen.findByText('w•••@example.com')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add or confirm a phone number' }).getAttribute('href')).toBe('/en/settings/profile');
  expect(screen.getByRole('link', { name: 'Connect LINE' }).getAttribute('href')).toBe('/en/settings/security');
});

test('the quiet hours, the digest and the receivers’ message stay as they are chosen', async () => {
  const answers = createPreferenceAnswers();
  const { unmount } = open(answers);
  const quiet = () => screen.findByRole('switch', { name: /^Do not disturb/ });
  const receiver = () => screen.findByRole('switch', { name: 'Notify receivers by SMS' });
  const daily = () => screen.findByRole('radio', { name: /^One a day/ });
  fireEvent.click(await quiet());
  fireEvent.click(await receiver());
  fireEvent.click(await daily());
  await waitFor(async () => expect(await daily()).toHaveProperty('checked', true));
  unmount();
  open(answers);
  expect(await quiet()).toHaveProperty('checked', false);
  expect(await receiver()).toHaveProperty('checked', false);
  expect(await daily()).toHaveProperty('checked', true);
});

test('what needs a decision cannot be switched off', async () => {
  open();
  const locked = await screen.findByRole('switch', { name: /^No driver.*web/ });
  expect(locked).toHaveProperty('disabled', true);
  expect(locked).toHaveProperty('checked', true);
});
