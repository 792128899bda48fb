import { strayEntries, violationsOf } from '@songwai/ui/tests/axe-violations';
import type { StoryModule } from '@songwai/ui/tests/plain-stories';
import { plainStories } from '@songwai/ui/tests/plain-stories';
import { StoryFrame } from '@songwai/ui/tests/story-frame';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findRoute } from '../src/routes/find-route.ts';
import type { LaterRoute, RouteEntry } from '../src/routes/route-entry.ts';
import { routeTable } from '../src/routes/route-table.ts';
import { wholeRoute } from '../src/routes/whole-route.ts';
import knownViolations from './known-violations.json' with { type: 'json' };

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });
const screens = plainStories(modules);

// jsdom cannot render a map; these tests check the pages around it.
vi.mock('../../../packages/ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

beforeEach(() => {
  // axe creates a canvas to detect icon fonts; jsdom has none and logs an error each time.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('a known violation names a screen that there is', () => {
  const names = screens.map(([name]) => name);
  expect(strayEntries(knownViolations, names)).toEqual([]);
});

test('every page has a story', async () => {
  const sources = import.meta.glob<string>('../src/**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });
  const paths = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:\bpath(?:=\{?| = )["'`]|screen\(')(\/[^"'`?$]*)/g)].map(([, path = '']) => path),
  );
  const pageOf = async (route: RouteEntry | LaterRoute) => (await (await wholeRoute(route)).page()).Page;
  const shown = new Set(await Promise.all(paths.flatMap((path) => findRoute(path)?.route ?? []).map(pageOf)));
  const pages = await Promise.all(
    routeTable.filter(({ leadsTo }) => !leadsTo).map(async (route) => [route.path, await pageOf(route)] as const),
  );
  const without = pages.filter(([, page]) => !shown.has(page)).map(([path]) => path);
  expect(without).toEqual([]);
});

describe.each(['th', 'en'])('in %s', (lang) => {
  test.each(screens)('%s asks no network and has no accessibility violation', async (name, screen) => {
    const network = vi.spyOn(globalThis, 'fetch');
    const { container, findByRole } = render(
      <StoryFrame lang={lang} theme="light">
        {screen({ lang, theme: 'light' })}
      </StoryFrame>,
    );
    await findByRole('main');
    // A table whose rows are still loading is a screen of its own.
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]:not(table, td)')).toBeNull());
    expect(await violationsOf(container, name, knownViolations)).toEqual([]);
    expect(network).not.toHaveBeenCalled();
  });
});
