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

test('a page that fails to render is the error page, until the visitor goes elsewhere', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const navigation = createNavigation({
    bar: createMemoryBar('/broken'),
    loadPage: async ({ pathname }) => (pathname === '/broken' ? <Broken /> : <h1>It works</h1>),
  });
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
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page cannot be shown');
  expect(screen.getByRole('button', { name: 'common.retry' })).toBeTruthy();
  navigation.navigate('/whole');
  expect((await screen.findByText('It works')).tagName).toBe('H1');
  reported.mockRestore();
});
