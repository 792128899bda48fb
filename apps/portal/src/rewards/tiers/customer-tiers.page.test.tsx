import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  wireBenefits,
  wireContract,
  wireGold,
  wireLacking,
  wireNormal,
  wireRising,
} from '../../../tests/rewards/tier-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const show = (answers: Answers) =>
  render(
    <ScreenStory
      language="en"
      path="/customer-tiers"
      user={storyUser}
      answers={{ '/user_tier/': () => wireGold, '/user_tier/promotions': () => wireBenefits, ...answers }}
    />,
  );

test('the tier says what it is, what is needed, until when, and what it gives', async () => {
  show({});
  const card = within(await screen.findByRole('region', { name: 'Your tier' }));
  expect(card.getByText('฿7,240')).toBeTruthy();
  expect(card.getByText('still Gold in December')).toBeTruthy();
  expect(card.getByText('฿22,760 more to Platinum')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Stay Gold' }).getAttribute('aria-valuetext')).toBe('฿5,000 reached');
  expect(screen.getByText('+฿46.20')).toBeTruthy();
  const round = within(screen.getByRole('list', { name: 'This round' })).getAllByRole('listitem');
  expect(round.map(({ textContent }) => textContent)).toEqual([
    '01/10/2026This round began to count',
    '921/11/2026 today฿7,240 spent · 9 days left',
    '30/11/2026Last day of Gold in this round',
    '01/12/2026Next update of tiers',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Gold Your tier' })).toBeTruthy();
  expect(screen.getByText('฿11,870 spent in the 2 months before')).toBeTruthy();
});

test('a benefit is taken once, and its code can be copied', async () => {
  const [, cup] = wireBenefits.promotions;
  let isTaken = false;
  show({
    '/user_tier/promotions': () => ({
      ...wireBenefits,
      promotions: [isTaken ? { ...cup, code: 'CUP-22', takenDate: '21/11/2026' } : cup],
    }),
    '/user_tier/promotions/take': ({ benefitId }) => {
      expect(benefitId).toBe(2);
      isTaken = true;
      return { responseCode: 200, responseDesc: '', promotion: { ...cup, code: 'CUP-22', takenDate: '21/11/2026' } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Get it: Second cup at half price' }));
  expect(await screen.findByText('CUP-22')).toBeTruthy();
  expect(screen.getByText('Taken on 21/11/2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('a benefit that cannot be taken says so', async () => {
  show({
    '/user_tier/promotions/take': () => {
      throw gatewayDown();
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Get it: Second cup at half price' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The benefit could not be taken. Please try again.');
});

test.each([
  ['what is missing to stay', wireLacking, '฿1,320 more before 30/11/2026'],
  ['that the next tier is reached', wireRising, 'You have spent enough: Platinum in December'],
  ['what is missing to the first tier', wireNormal, '฿2,180 more to Silver'],
  ['that a contract has no tiers', wireContract, 'You have special rates by contract, which are not combined with promotions.'],
  ['when a contract began', wireContract, 'Special rates by contract began'],
  [
    'when a contract ended',
    { ...wireGold, history: [{ date: '16/11/2026', tier: 'normal' }] },
    'Special rates by contract ended',
  ],
])('it says %s', async (_, answer, words) => {
  show({ '/user_tier/': () => answer });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('after a failure it can be asked for again', async () => {
  let isDown = true;
  show({
    '/user_tier/': () => {
      if (isDown) throw gatewayDown();
      return wireGold;
    },
  });
  expect(await screen.findByText('Your tier could not be loaded')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('฿7,240')).toBeTruthy();
});
