import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { newsAnswers, ok } from '../../tests/news/news-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

afterEach(cleanup);

const open = (path: string, { answers, ...more }: Partial<ScreenStoryProps> = {}) => {
  const bar = createMemoryBar(`/en${path}`);
  render(<ScreenStory language="en" path={path} bar={bar} answers={{ ...newsAnswers(), ...answers }} {...more} />);
  return bar;
};
const links = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the page has a promotion with its code on top, the others, then news; each leads to its article', async () => {
  open('/news');
  expect(await screen.findByText('WELCOME50')).toBeTruthy();
  const main = screen.getByRole('main');
  expect(links(main)).toEqual([
    '/en/promotions/1',
    '/en/promotions/2',
    '/en/promotions/3',
    '/en/promotions/7',
    '/en/news/4',
    '/en/news/5',
  ]);
  expect(within(main).getAllByText('Not read yet')).toHaveLength(2);
});

test('promotions and news have addresses of their own', async () => {
  const bar = open('/news');
  await screen.findByText('WELCOME50');
  fireEvent.click(screen.getByRole('radio', { name: 'Promotions' }));
  await waitFor(() => expect(bar.read().pathname).toBe('/en/promotions'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'News' }));
  await waitFor(() => expect(bar.read()).toMatchObject({ pathname: '/en/news', search: '?tab=news' }));
  await waitFor(() => expect(links(screen.getByRole('main'))).toEqual(['/en/news/4', '/en/news/5']));
});

test('the name of the call leads to the promotions', async () => {
  const bar = open('/promotion/web');
  await waitFor(() => expect(bar.read().pathname).toBe('/en/promotions'));
});

test('without promotions it says how to hear of new ones', async () => {
  open('/promotions', { answers: { '/promotion/web': () => ({ ...ok, promotions: [] }) } });
  expect(await screen.findByRole('heading', { level: 2, name: 'No promotions at the moment' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Turn news on' }).getAttribute('href')).toBe('/en/settings/privacy');
});

test('what could not be loaded is loaded again', async () => {
  let isDown = true;
  open('/news', {
    answers: {
      '/v2/news': () => {
        if (isDown) throw gatewayDown();
        return { ...ok, news: [] };
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'No promotions at the moment' })).toBeTruthy();
});

test('an article has its own title, and search engines read what it is', async () => {
  open('/promotions/1');
  expect(await screen.findByRole('heading', { level: 1, name: '฿50 off each of your first two jobs' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeTruthy();
  expect(screen.getByText('New customers · 1 November 2026')).toBeTruthy();
  expect(screen.getByText(/^Example: Motorcycle, 6.32 km/).textContent).toBe('Example: Motorcycle, 6.32 km ฿93.22 now ฿43.22');
  await waitFor(() => expect(document.title).toBe('฿50 off each of your first two jobs | Songwai'));
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('"NewsArticle"');
});

test('its code is entered into the order, which opens', async () => {
  let portal: Portal | undefined;
  const bar = open('/promotions/1', {
    prepare: (made) => {
      portal = made;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Book with this code' }));
  await waitFor(() => expect(bar.read().pathname).toBe('/en/neworder'));
  expect(portal?.part(openOrder).store.getState().draft.promoCode).toBe('WELCOME50');
});

test('its code is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  open('/promotions/1');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('WELCOME50');
  vi.unstubAllGlobals();
});

test('an article is marked once its user has it on the screen; a visitor marks nothing', async () => {
  const marked = vi.fn(() => ({ ...ok, unreadCount: 1 }));
  const answers = { '/v2/news/:id/read': marked };
  open('/news/4', { answers });
  await screen.findByRole('heading', { level: 1 });
  expect(marked).not.toHaveBeenCalled();
  cleanup();
  open('/news/4', { answers, user: storyUser });
  await waitFor(() => expect(marked).toHaveBeenCalledOnce());
});

test('an article that there is not leads to the others', async () => {
  open('/news/99');
  expect(await screen.findByRole('heading', { level: 1, name: 'This article is not here' })).toBeTruthy();
  expect(links(screen.getByRole('main'))).toEqual(['/en/news', '/en/news']);
});
