import { refusal } from '@songwai/features/tests/fixture-gateway';
import { storyNow } from '@songwai/features/tests/story-now';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { openPasswordReset } from './open-password-reset.ts';

test('whoever could not sign in reads that a code was sent, not again that the password is wrong', async () => {
  const wrong = 'Wrong email, phone number or password.';
  render(
    <ScreenStory
      language="en"
      path="/forgotpassword"
      prepare={(portal) => {
        const asked = { codeSeconds: 300, resendSeconds: 60, atMs: storyNow.getTime() };
        portal.part(openPasswordReset).store.setState({ userName: '081 234 5678', asked });
        portal.session.store.setState({ status: 'refused', error: refusal(100, { description: wrong }) }, true);
      }}
    />,
  );
  await screen.findByText(/If 081 234 5678 has an account/);
  expect(screen.queryByText(new RegExp(wrong))).toBeNull();
});
