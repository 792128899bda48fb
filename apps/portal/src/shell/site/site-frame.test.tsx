import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { findRoute } from '../../routes/find-route.ts';
import { splitLocalizedPath } from '../../routes/localized-path.ts';

afterEach(cleanup);

const open = (language: 'th' | 'en' = 'en') => render(<ScreenStory language={language} path="/faq" />);

test('a public page leads by its header to the others, and says which one it is', async () => {
  open();
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  const here = pages.getByRole('link', { name: 'Questions' });
  expect(here.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/en/signup');
});

test('its end says when somebody answers, and leads only to pages that there are', async () => {
  open();
  const end = within(await screen.findByRole('contentinfo'));
  await end.findByText('Daily 08:00-20:00');
  expect(end.getByRole('link', { name: '02 123 4567' }).getAttribute('href')).toBe('tel:021234567');
  const targets = end.getAllByRole<HTMLAnchorElement>('link').filter(({ protocol }) => protocol !== 'tel:');
  expect(targets.length).toBeGreaterThan(6);
  for (const { pathname } of targets) expect(findRoute(splitLocalizedPath(pathname).path), pathname).toBeDefined();
});

test('its end counts years as its language does', async () => {
  open('th');
  expect(await screen.findByText('© 2569 ส่งไว')).toBeTruthy();
});

test('a phone has the pages in its menu', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Main menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Questions' }).getAttribute('aria-current')).toBe('page');
});
