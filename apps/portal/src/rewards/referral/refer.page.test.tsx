import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireNoFriends, wireReferral, wireReferralCredit } from '../../../tests/rewards/referral-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const show = (answers: Answers = {}) =>
  render(
    <ScreenStory
      language="en"
      path="/refer"
      user={storyUser}
      answers={{ '/referral': () => wireReferral, '/free_credit/history': () => wireReferralCredit, ...answers }}
    />,
  );

test('the own link can be read, copied and scanned, and says what it gives', async () => {
  show();
  expect(await screen.findByText('songwai.example/en/signupRefer/PIM48K')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Invite a friend, ฿200 each' })).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'How it works' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Send the link to a friendYour friend joins by it',
    '2Your friend gets ฿50 offfrom the first delivery on',
    '3Your friend spends ฿500within 30 days after joining',
    'You get ฿200 each฿20 off each of 10 deliveries',
  ]);
  expect(screen.queryByRole('img', { name: 'QR code of your link for friends' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show a QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code of your link for friends' })).toBeTruthy();
});

test('each friend says how far it is', async () => {
  show();
  const list = within(await screen.findByRole('list', { name: 'Your friends' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^มมาลีNothing sent yet · 26 days left.*Remind$/),
    expect.stringMatching(/^กกิตติ฿320 spent · ฿180 more in 13 days/),
    'นนลินSpent ฿500 on 02/11/2026฿200 each',
    'สสมชายDid not spend ฿500 in 30 days',
    'Your friendDoes not count: same phone, device or card as somebody else',
  ]);
  expect(list.getByRole('progressbar', { name: 'What กิตติ spent' }).getAttribute('aria-valuenow')).toBe('64');
  expect(screen.getByText('5 friends')).toBeTruthy();
});

test('the credit says how much there is and for how many jobs', async () => {
  show();
  const card = within(await screen.findByRole('region', { name: 'Free credit' }));
  expect(card.getByText('฿140')).toBeTruthy();
  expect(card.getByRole('img', { name: '฿20 off each of your next 7 deliveries by itself' })).toBeTruthy();
  expect(await screen.findByText('+200')).toBeTruthy();
});

test('without friends the link is what there is', async () => {
  show({ '/referral': () => wireNoFriends });
  expect(await screen.findByText('No friend has joined by your link yet')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /off each/ })).toBeNull();
});

test('after a failure it can be asked for again', async () => {
  let isDown = true;
  show({
    '/referral': () => {
      if (isDown) throw gatewayDown();
      return wireReferral;
    },
  });
  expect(await screen.findByText('This page could not be loaded')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('songwai.example/en/signupRefer/PIM48K')).toBeTruthy();
});
