import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { wireCredit } from '../../../tests/wallet/credit-answers.ts';

const show = (answer: Answers[string]) =>
  render(<ScreenStory language="en" path="/freecredit" user={storyUser} answers={{ '/free_credit/history': answer }} />);

test('free credit says how much there is, where it came from, and until when', async () => {
  show(() => wireCredit);
  expect(within(await screen.findByRole('region', { name: 'Free credit to use' })).getByText('฿120')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContain('Spent · Delivery13:06 · J000-48213−20');
  expect(rows).toContain('Received · Sorry for the late delivery09:12+100Expires on 31/12/2026');
  expect(rows).toContain('Expired · A friend you referred00:00−50');
});

test('older changes are shown on request', async () => {
  const [first, ...others] = wireCredit.entries;
  show(({ cursor }) =>
    cursor === 'next' ? { ...wireCredit, entries: others } : { ...wireCredit, entries: [first], nextCursor: 'next' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('4 shown')).toBeTruthy();
});

test('without free credit one is told what comes here', async () => {
  show(() => ({ responseCode: 200, responseDesc: '', freeCredit: 0, entries: [] }));
  expect(await screen.findByText('No free credit yet')).toBeTruthy();
  expect(screen.getByText('฿0')).toBeTruthy();
});

test('after a failure it can be asked for again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw gatewayDown();
    return wireCredit;
  });
  expect(await screen.findByText('Your free credit could not be loaded')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('฿120')).toBeTruthy();
});
