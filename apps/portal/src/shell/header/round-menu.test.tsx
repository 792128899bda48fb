import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

vi.mock('../../../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, destroy: () => undefined }),
}));

async function openMenu(isSignedIn: boolean) {
  // Without a story's frame, so that the overlay layer is the portal's own.
  const screen = render(<ScreenStory language="en" path="/neworder" {...(isSignedIn ? { user: storyUser } : {})} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Main menu' }));
  const menu = await screen.findByRole('menu', { name: 'Main menu' });
  const words = () => [...menu.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);
  return { ...screen, words };
}

test('the round menu over a phone’s map holds the name, the language, the theme and, last, the way out', async () => {
  const { words } = await openMenu(true);
  await waitFor(() => expect(words()).toHaveLength(8));
  expect(words()[0]).toContain(storyUser.firstName);
  expect(words().slice(1)).toEqual([
    'ไทย',
    'Theme: As on this deviceIn use',
    'Theme: Light',
    'Theme: Dark',
    'Privacy policy',
    'Terms and conditions',
    'Sign out',
  ]);
});

test('whoever is not signed in is led to the sign-in, and may choose the theme', async () => {
  const { words, getByRole } = await openMenu(false);
  await waitFor(() => expect(words()[0]).toBe('Sign in'));
  fireEvent.click(getByRole('menuitem', { name: 'Theme: Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  delete document.documentElement.dataset['theme'];
});
