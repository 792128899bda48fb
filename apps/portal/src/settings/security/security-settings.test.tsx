import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const done = { responseCode: 200, responseDesc: '' };
const open = (answers: Answers) =>
  render(
    <ScreenStory
      language="en"
      path="/settings/security"
      user={storyUser}
      answers={{ '/user/session': () => ({ ...done, sessions: [] }), '/logout': () => done, ...answers }}
    />,
  );
const endLine = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'End the link' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'End the link' }));
  return question;
};

test('the link to LINE can be ended, and is gone from the page then', async () => {
  let lineLinked: true | undefined = true;
  open({
    '/userInfo': () => ({ ...done, ...(lineLinked && { lineLinked }), facebookId: 'fb-1' }),
    '/line/unlink': () => {
      lineLinked = undefined;
      return done;
    },
  });
  expect(await screen.findByText('Facebook')).toBeTruthy();
  await endLine();
  expect(await screen.findByText('The link to LINE has ended.')).toBeTruthy();
  expect(screen.queryByText('LINE')).toBeNull();
  expect(screen.getByText('Facebook')).toBeTruthy();
});

test('whoever has no other way to sign in is asked for a password first, and keeps the link', async () => {
  open({
    '/userInfo': () => ({ ...done, lineLinked: true }),
    '/line/unlink': () => {
      throw refusal(409, { description: 'Please set a password before you end the link to LINE.' });
    },
  });
  const question = await endLine();
  expect(await within(question).findByText('Please set a password before you end the link to LINE.')).toBeTruthy();
});

test('whoever forgot the password, or never had one, comes to the page that sets one by a code', async () => {
  open({ '/userInfo': () => done });
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Password' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I forgot it, or never had one' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out and get a code' }));
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy();
});
