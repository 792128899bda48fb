import { createTranslate } from '@songwai/core/i18n/create-translate';
import { portal as texts } from '@songwai/core/i18n/texts/en/portal';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createStoryPortal } from '../../tests/create-story-portal.ts';
import { routeTable } from '../routes/route-table.ts';
import { createQueries } from './create-queries.ts';
import { framed } from './framed.tsx';
import { PortalContext } from './portal-context.tsx';

afterEach(cleanup);

test('a page whose code hangs for two minutes is given up, with a button to go on', async () => {
  const route = routeTable.find(({ path }) => path === '/error');
  if (route === undefined || 'later' in route) throw new TypeError('There is no such page.');
  const neverArrives = { ...route, page: () => new Promise<never>(() => undefined) };
  const goesOffAtOnce = (run: () => void) => {
    run();
    return () => undefined;
  };
  const page = await framed({ route: neverArrives, params: {} }, goesOffAtOnce);
  const { hook, searchHook } = memoryLocation({ path: '/error' });
  const portal = createStoryPortal({ language: 'en' });
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={createQueries(portal.session)}>
        <TranslateProvider translate={createTranslate({ language: 'en', texts })} language="en">
          <Router hook={hook} searchHook={searchHook}>
            {page}
          </Router>
        </TranslateProvider>
      </QueryClientProvider>
    </PortalContext>,
  );
  expect(screen.getByRole('alert').textContent).toContain('did not load');
});
