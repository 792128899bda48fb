import { createTranslate } from '@songwai/core/i18n/create-translate';
import { portal as texts } from '@songwai/core/i18n/texts/en/portal';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { createStoryPortal } from '../../tests/create-story-portal.ts';
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
  render(
    <PortalContext value={createStoryPortal({ language: 'en' })}>
      <TranslateProvider translate={createTranslate({ language: 'en', texts })} language="en">
        <PortalRouter navigation={navigation} />
      </TranslateProvider>
    </PortalContext>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page cannot be shown');
  navigation.navigate('/whole');
  expect((await screen.findByText('It works')).tagName).toBe('H1');
  reported.mockRestore();
});
