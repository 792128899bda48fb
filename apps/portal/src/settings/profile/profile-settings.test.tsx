import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const done = { responseCode: 200, responseDesc: '' };
const sent = { ...done, resendSeconds: 60, codeSeconds: 300 };
const open = (answers: Answers = {}) =>
  render(
    <ScreenStory
      language="en"
      path="/settings/profile"
      user={storyUser}
      answers={{ '/user/email': () => ({ ...done, email: 'pim@baansuan.test' }), ...answers }}
    />,
  );
const askNewPhone = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Mobile number/ }), { target: { value: '0891112222' } });
  fireEvent.change(dialog.getByLabelText(/^Your password/), { target: { value: 'secret_1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the code' }));
  return dialog;
};

test('a mistyped address can be corrected while its code waits, and the one now stays in view', async () => {
  open({ '/user/email': () => ({ ...done, email: 'pim@baansuan.test', emailToVerify: 'pmi@baansuan.test', resendSeconds: 0 }) });
  expect(await screen.findByText('pmi@baansuan.test')).toBeTruthy();
  expect(screen.getByText('pim@baansuan.test')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the code: Email' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
  expect(field.value).toBe('pmi@baansuan.test');
  expect(field.matches(':focus')).toBe(true);
});

test('the fourth digit of the mailed code confirms it, and a wrong one leads back to the field', async () => {
  open({
    '/user/email': () => ({ ...done, emailToVerify: 'new@baansuan.test', resendSeconds: 0 }),
    '/user/email/verify': () => {
      throw refusal(422, { field: 'verifyCode', description: 'That code is not right.' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Enter the code: Email' }));
  const field = await screen.findByRole('textbox', { name: /4-digit code/ });
  fireEvent.change(field, { target: { value: '1234' } });
  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  expect(field.matches(':focus')).toBe(true);
});

test('a new number waits for its code when the dialog is closed, and the one now stays in view', async () => {
  open({ '/update_user': () => sent });
  const dialog = await askNewPhone();
  await dialog.findByRole('textbox', { name: /4-digit code/ });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('089 111 2222')).toBeTruthy();
  expect(screen.getByText('Waiting for its code')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the code: Phone' }));
  expect(await screen.findByRole('textbox', { name: /4-digit code/ })).toBeTruthy();
});

test('a wrong password leads back to its field', async () => {
  open({
    '/update_user': () => {
      throw refusal(422, { field: 'password', description: 'Wrong password.' });
    },
  });
  const dialog = await askNewPhone();
  expect(await dialog.findByText('Wrong password.')).toBeTruthy();
  expect(dialog.getByLabelText(/^Your password/).matches(':focus')).toBe(true);
});

test('a form opens with the focus in its first field', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Name' }));
  expect((await screen.findByRole('textbox', { name: /First name/ })).matches(':focus')).toBe(true);
});
