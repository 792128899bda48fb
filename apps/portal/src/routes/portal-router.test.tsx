import { createTranslate } from '@songwai/core/i18n/create-translate';
import { portal as texts } from '@songwai/core/i18n/texts/en/portal';
import { ClockProvider } from '@songwai/features/shared/clock-context';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { storyNow } from '@songwai/features/tests/story-now';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { createStoryPortal } from '../../tests/create-story-portal.ts';
import { createQueries } from '../shell/create-queries.ts';
import { PortalContext } from '../shell/portal-context.tsx';
import { createNavigation } from './create-navigation.ts';
import { PortalRouter } from './portal-router.tsx';

afterEach(cleanup);

const Broken = (): never => {
  throw new Error('a page that fails to render');
};

/** The router in all that a page needs. */
function renderRouter(loadPage: Parameters<typeof createNavigation>[0]['loadPage'], path: string) {
  const navigation = createNavigation({ bar: createMemoryBar(path), loadPage });
  const portal = createStoryPortal({ language: 'en' });
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={createQueries(portal.session)}>
        <TranslateProvider translate={createTranslate({ language: 'en', texts })} language="en">
          <ClockProvider clock={() => storyNow}>
            <PortalRouter navigation={navigation} />
          </ClockProvider>
        </TranslateProvider>
      </QueryClientProvider>
    </PortalContext>,
  );
  return navigation;
}

test('a page that fails to render is the error page, until the visitor goes elsewhere', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const navigation = renderRouter(async ({ pathname }) => (pathname === '/broken' ? <Broken /> : <h1>It works</h1>), '/broken');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page cannot be shown');
  expect(screen.getByRole('button', { name: 'common.retry' })).toBeTruthy();
  navigation.navigate('/whole');
  expect((await screen.findByText('It works')).tagName).toBe('H1');
  reported.mockRestore();
});

/** Takes a slow processor's time, and notes that it was rendered. */
function Slow({ name, rendered }: { readonly name: string; readonly rendered: string[] }) {
  const until = performance.now() + 8;
  while (performance.now() < until);
  rendered.push(name);
  return <p>{name}</p>;
}

const parts = ['first', 'second', 'third', 'last'];

test('the first page renders in steps, so that something else may run in between', async () => {
  const rendered: string[] = [];
  const inBetween: string[] = [];
  // Between the tasks of the page.
  const look = () => {
    if (rendered.length > 0 && rendered.length < parts.length) inBetween.push(rendered.at(-1) ?? '');
    if (rendered.length < parts.length) setTimeout(look);
  };
  const page = (
    <main>
      {parts.map((name) => (
        <Slow key={name} {...{ name, rendered }} />
      ))}
    </main>
  );
  renderRouter(async () => page, '/slow');
  look();
  expect(await screen.findByText('last')).toBeTruthy();
  expect(inBetween).not.toEqual([]);
});
