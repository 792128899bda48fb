import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { payingAnswers } from '../../../tests/paying-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

vi.mock('../../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

async function openMenu(isSignedIn: boolean, answers: Answers = {}) {
  // Without a story's frame, so that the overlay layer is the portal's own.
  const screen = render(
    <ScreenStory language="en" path="/neworder" answers={answers} {...(isSignedIn ? { user: storyUser } : {})} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Main menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const pages = within(drawer.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
  return { screen, drawer, pages };
}

test('the menu over a phone’s map holds whose account it is, every page that there is, and signing out, which is asked about', async () => {
  const { screen, drawer, pages } = await openMenu(true);
  drawer.getByText(`${storyUser.firstName} ${storyUser.lastName}`);
  expect(pages).toEqual([
    ...[
      'Active orders',
      'My bookings',
      'Recurring bookings',
      'Book from a file',
      'My drivers',
      'Wallet',
      'Invoices',
      'Quotations',
      'Customer tier',
      'Refer friends',
      'Free credit',
      'News',
      'Chat',
      'Notifications',
      'Settings',
      'Privacy',
      'Questions',
      'Pricing',
      'Business',
    ],
    'Terms and conditions',
  ]);
  fireEvent.click(drawer.getByRole('button', { name: 'Sign out' }));
  await screen.findByText('Sign out on this device?');
});

test('the menu says what is in the wallet, as far as it is known, and leads to topping it up', async () => {
  const { drawer } = await openMenu(true, payingAnswers());
  expect(await drawer.findByRole('link', { name: 'Top up' })).toHaveProperty('pathname', '/en/wallet');
  expect(await drawer.findByText('฿1,240')).toBeTruthy();
});

test('without an answer the menu shows the balance that the session knows', async () => {
  const { drawer } = await openMenu(true);
  expect(await drawer.findByText('฿1,250')).toBeTruthy();
});

test('whoever is not signed in sees the pages for everybody and a way to sign in, and may choose the theme', async () => {
  const { drawer, pages } = await openMenu(false);
  expect(pages).toEqual(['News', 'Privacy', 'Questions', 'Pricing', 'Business', 'Terms and conditions']);
  expect(drawer.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/^\/en\/login\?/);
  expect(drawer.queryByRole('button', { name: 'Sign out' })).toBeNull();
  fireEvent.change(drawer.getByRole('combobox', { name: 'Theme' }), { target: { value: 'dark' } });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  delete document.documentElement.dataset['theme'];
});

test('the menu names both languages, says which one is used, and leads to this page in the other', async () => {
  const { drawer } = await openMenu(false);
  expect(drawer.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  const thai = drawer.getByRole('link', { name: 'ไทย' });
  expect(thai.getAttribute('aria-current')).toBeNull();
  expect(thai.getAttribute('href')).toBe('/neworder');
});
