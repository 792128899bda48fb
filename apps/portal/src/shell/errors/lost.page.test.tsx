import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';

afterEach(cleanup);

test('an unknown path says so and leads on: home, to booking, to deliveries and questions, and by the site’s own links', async () => {
  render(<ScreenStory language="en" path="/no-such-page" />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page does not exist');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en',
    '/en/neworder',
    '/en/dashboard/active',
    '/en/faq',
  ]);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(document.title).toBe('This page does not exist | Songwai');
});
