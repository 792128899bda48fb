import { createTranslate } from '@songwai/core/i18n/create-translate';
import { common } from '@songwai/core/i18n/texts/en/common';
import { portal as texts } from '@songwai/core/i18n/texts/en/portal';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStoryPortal } from '../../tests/create-story-portal.ts';
import { createQueries } from '../shell/create-queries.ts';
import { createTexts } from '../shell/language/create-texts.ts';
import { PortalContext } from '../shell/portal-context.tsx';
import { createLoadPage } from './create-load-page.tsx';
import { findRoute } from './find-route.ts';

afterEach(cleanup);

const Page = () => <h1>Prices</h1>;

test('a page whose texts cannot be had, offline for instance, says so and offers a retry', async () => {
  const onError = vi.fn();
  const portal = { ...createStoryPortal({ language: 'en' }), onError };
  const queries = createQueries(portal.session);
  const offline = { ...createTexts('en'), show: () => Promise.reject(new TypeError('Failed to fetch')) };
  const loadPage = createLoadPage({
    portal,
    texts: offline,
    queries,
    find: (path) => {
      const found = findRoute(path);
      return found && { ...found, route: { ...found.route, page: async () => ({ Page }) } };
    },
  });
  const page = await loadPage({ pathname: '/en/error', search: '' });
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={queries}>
        <TranslateProvider translate={createTranslate({ language: 'en', texts: { ...common, ...texts } })} language="en">
          {page}
        </TranslateProvider>
      </QueryClientProvider>
    </PortalContext>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('Code 500')).toBeNull();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch' }));
});
