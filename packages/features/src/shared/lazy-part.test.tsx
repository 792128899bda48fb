import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Surface } from '../../tests/surface.tsx';
import { CodeHangs } from './give-up.ts';
import { lazyPart } from './lazy-part.ts';
import { LazyView } from './lazy-view.tsx';
import type { LateTexts } from './translate-context.tsx';
import { TranslateProvider } from './translate-context.tsx';

const Bar = () => <p>bar</p>;

const show = (part: ReturnType<typeof lazyPart<{ Bar: typeof Bar }>>, isPatient = false) => (
  <LazyView load={part} skeleton={<p>grey</p>} isPatient={isPatient}>
    {(module) => <module.Bar />}
  </LazyView>
);
const inEnglish = (view: ReactNode) => <Surface language="en">{view}</Surface>;

let rest: (() => void)[];
beforeEach(() => {
  rest = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => rest.push(run));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => rest.splice(handle - 1, 1, () => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was fetched ahead stands there at once, without a skeleton in between', async () => {
  const part = lazyPart(async () => ({ Bar }));
  await part();
  const { queryByText } = render(inEnglish(show(part)));
  expect(queryByText('bar')).toBeTruthy();
  expect(queryByText('grey')).toBeNull();
});

test('a part is fetched once, and again only where it did not arrive', async () => {
  const fetchBar = vi
    .fn(async () => ({ Bar }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const part = lazyPart(fetchBar);
  await expect(part()).rejects.toThrow('Failed to fetch');
  expect(part.loaded()).toBeNull();
  await part();
  await part();
  expect(fetchBar).toHaveBeenCalledTimes(2);
});

test('a part that hangs is given up after two minutes, as a page is, and can be asked for again', async () => {
  vi.useFakeTimers();
  try {
    const fetchBar = vi
      .fn<() => Promise<{ Bar: typeof Bar }>>(async () => ({ Bar }))
      .mockReturnValueOnce(new Promise(() => undefined));
    const part = lazyPart(fetchBar);
    const loading = expect(part()).rejects.toBeInstanceOf(CodeHangs);
    await vi.advanceTimersByTimeAsync(120_000);
    await loading;
    expect(await part()).toEqual({ Bar });
  } finally {
    vi.useRealTimers();
  }
});

test('a patient part is not fetched before the browser rests', async () => {
  const fetchBar = vi.fn(async () => ({ Bar }));
  const { findByText } = render(inEnglish(show(lazyPart(fetchBar), true)));
  expect(fetchBar).not.toHaveBeenCalled();
  for (const run of rest) run();
  expect(await findByText('bar')).toBeTruthy();
});

test('a patient part that is wanted after all is fetched at once', async () => {
  const fetchBar = vi.fn(async () => ({ Bar }));
  const part = lazyPart(fetchBar);
  const { rerender, findByText } = render(inEnglish(show(part, true)));
  rerender(inEnglish(show(part, false)));
  expect(await findByText('bar')).toBeTruthy();
});

test('nothing is fetched for a view that is gone before the browser rests', () => {
  const fetchBar = vi.fn(async () => ({ Bar }));
  const { unmount } = render(inEnglish(show(lazyPart(fetchBar), true)));
  unmount();
  for (const run of rest) run();
  expect(fetchBar).not.toHaveBeenCalled();
});

test('a part whose texts are not here yet waits for them, so that nobody reads a key', async () => {
  let hasOrder = false;
  const late: LateTexts = {
    has: (namespaces) => hasOrder || namespaces.length === 0,
    bring: vi.fn(async (part) => {
      const module = await part();
      hasOrder = true;
      return module;
    }),
  };
  const part = lazyPart(async () => ({ Bar }), ['order']);
  await part();
  const { getByText, findByText } = render(
    <TranslateProvider translate={(key) => key} language="th" lateTexts={late}>
      {show(part)}
    </TranslateProvider>,
  );
  expect(getByText('grey')).toBeTruthy();
  expect(await findByText('bar')).toBeTruthy();
  expect(late.bring).toHaveBeenCalledExactlyOnceWith(part, false);
});
