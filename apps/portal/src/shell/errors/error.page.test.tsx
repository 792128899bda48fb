import { createTranslate } from '@songwai/core/i18n/create-translate';
import { portal as texts } from '@songwai/core/i18n/texts/en/portal';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createStoryPortal } from '../../../tests/create-story-portal.ts';
import { createQueries } from '../create-queries.ts';
import { PortalContext } from '../portal-context.tsx';
import { ErrorPage } from './error.page.tsx';

afterEach(cleanup);

const open = (address: string) => {
  const { hook, searchHook } = memoryLocation({ path: address });
  const portal = createStoryPortal({ language: 'en' });
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={createQueries(portal.session)}>
        <TranslateProvider translate={createTranslate({ language: 'en', texts })} language="en">
          <Router hook={hook} searchHook={searchHook}>
            <ErrorPage />
          </Router>
        </TranslateProvider>
      </QueryClientProvider>
    </PortalContext>,
  );
};

test.each([
  ['/error', 'This page cannot be shown', null],
  ['/error?code=no-code', 'This page cannot be shown', null],
  ['/error?code=500', 'This page cannot be shown', 'Code 500'],
  ['/error?code=404', 'This page does not exist', 'Code 404'],
])('%s says "%s" and the code that it was given, none else', (address, heading, code) => {
  open(address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.queryByText(/Code \d/)?.textContent ?? null).toBe(code);
});
