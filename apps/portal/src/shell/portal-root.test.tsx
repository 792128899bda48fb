import { useTranslate } from '@songwai/features/shared/translate-context';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { createStoryPortal } from '../../tests/create-story-portal.ts';
import { createQueries } from './create-queries.ts';
import { createTexts } from './language/create-texts.ts';
import { PortalRoot } from './portal-root.tsx';

afterEach(cleanup);

async function open(page: ReactElement) {
  const portal = createStoryPortal({ language: 'en' });
  const texts = createTexts('en');
  await texts.show({ language: 'en', texts: [] });
  const address = { pathname: '/en/page', search: '' };
  const clock = () => new Date('2026-11-27T09:00:00+07:00');
  const queries = createQueries(portal.session);
  render(<PortalRoot {...{ portal, texts, queries, clock }} bar={createMemoryBar('/en/page')} first={{ address, page }} />);
  return texts;
}

function Name({ onRender }: { readonly onRender: () => void }) {
  onRender();
  return <p>{useTranslate()('portal.name')}</p>;
}

test('the texts of a part that comes later do not render again all that is there', async () => {
  const handleRender = vi.fn();
  const texts = await open(<Name onRender={handleRender} />);
  handleRender.mockClear();
  await act(() => texts.load(['tracking']));
  expect(texts.has(['tracking'])).toBe(true);
  expect(handleRender).not.toHaveBeenCalled();
});

const Early = () => <p>{useTranslate()('tracking.about')}</p>;

test('a text that no page has declared is shown once it has come', async () => {
  await open(<Early />);
  expect((await screen.findByText('about')).tagName).toBe('P');
});
