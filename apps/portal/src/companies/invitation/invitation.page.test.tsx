import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { invitationAnswers, storyCompanyName } from '../../../tests/settings/company-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';

const open = (answers: Answers = {}, user: typeof storyUser | undefined = storyUser) =>
  render(<ScreenStory language="en" path="/invitation/a-token" user={user} answers={{ ...invitationAnswers, ...answers }} />);
const accept = async () => fireEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));

test('says who invites, to what and until when, and joins once however often it is pressed', async () => {
  const tokens: unknown[] = [];
  open({
    '/v2/department/join': ({ token }) => {
      tokens.push(token);
      return { responseCode: 200, responseDesc: '', companyName: storyCompanyName };
    },
  });
  await screen.findByRole('heading', { level: 1, name: storyCompanyName });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Book deliveries for the company', 'Pay with the company’s money or by its invoice']),
  );
  expect(screen.getByText('29 Nov 2026')).toBeTruthy();
  expect(screen.getByText('Company documents checked')).toBeTruthy();
  await accept();
  await accept();
  const done = await screen.findByRole('heading', { level: 1, name: `You are now a member of ${storyCompanyName}` });
  expect(tokens).toEqual(['a-token']);
  expect(document.activeElement?.contains(done)).toBe(true);
});

test('says that a company has not been checked', async () => {
  open({
    '/v2/department/invite/show': () => ({ responseCode: 200, responseDesc: '', companyName: 'ธนาคาร' }),
  });
  expect(await screen.findByText('We have not checked this company’s documents')).toBeTruthy();
});

test('leads whoever is not signed in to the sign-in and back', async () => {
  render(<ScreenStory language="en" path="/invitation/a-token" answers={invitationAnswers} />);
  const link = await screen.findByRole('link', { name: 'Sign in to accept' });
  expect(link.getAttribute('href')).toBe('/en/login?from=%2Finvitation%2Fa-token');
  const signUp = screen.getByRole('link', { name: 'New here? Sign up' });
  expect(signUp.getAttribute('href')).toBe('/en/signup?from=%2Finvitation%2Fa-token');
});

test('says why an account cannot join, and keeps both answers', async () => {
  open({
    '/v2/department/join': () => {
      throw refusal(409, { description: 'This account acts for a company already.' });
    },
  });
  await accept();
  expect((await screen.findByRole('alert')).textContent).toBe('This account acts for a company already.');
  fireEvent.click(screen.getByRole('button', { name: 'Do not accept' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have not accepted' })).toBeTruthy();
});

test('a link that was used says so, and what to do', async () => {
  open({
    '/v2/department/invite/show': () => {
      throw refusal(404);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'This invitation is no longer valid' });
  expect(screen.getByText(/Ask the company for a new one/)).toBeTruthy();
});
