import { strayEntries, violationsOf } from '@songwai/ui/tests/axe-violations';
import type { StoryModule } from '@songwai/ui/tests/plain-stories';
import { plainStories } from '@songwai/ui/tests/plain-stories';
import { act, render } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import knownViolations from './known-violations.json' with { type: 'json' };
import { preloadStoryParts } from './preload-story-parts.ts';

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });
const stories = plainStories(modules);

// jsdom cannot render a map; these tests check the views around it.
vi.mock('../../ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

beforeAll(async () => {
  // axe creates a canvas to detect icon fonts; jsdom has none and logs an error each time.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await preloadStoryParts();
});

test('there is a story for every face of the order and of the tracking', () => {
  expect(stories.length).toBeGreaterThanOrEqual(40);
});

test('a known violation names a story that there is', () => {
  const names = stories.map(([name]) => name);
  expect(strayEntries(knownViolations, names)).toEqual([]);
});

test.each(Object.entries(modules))('%s says when to use it and when not', (_, { default: meta }) => {
  expect(meta.title).toBeTypeOf('string');
  expect(meta.parameters?.['guide']).toMatchObject({ use: expect.any(Array), avoid: expect.any(Array) });
});

describe.each(['th', 'en'])('in %s', (lang) => {
  test.each(stories)('%s has no accessibility violation', async (name, story) => {
    const { container } = render(story({ lang, theme: 'light' }));
    // Lazy parts appear after one turn of the event loop, because they were loaded before.
    await act(async () => undefined);
    expect(await violationsOf(container, name, knownViolations)).toEqual([]);
  });
});
