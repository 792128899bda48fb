import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadOrderTabs } from '../src/order/later-parts.ts';
import { loadOrderMap } from '../src/order/lazy-parts.ts';
import { preloadOrderParts } from '../src/order/preload-order-parts.ts';
import { loadTrackingMap } from '../src/tracking/lazy-parts.ts';
import { createOrderFixture } from './order-fixture.ts';

type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });
const stories = (language: string) =>
  Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(composeStories(module, { initialGlobals: { lang: language } })).map(
      ([name, story]) => [`${file.replace('../src/', '')} ${name}`, story as ComponentType] as const,
    ),
  );

/** Contrast is computed from the tokens, as jsdom has no style to compute it from. The landmarks are the shell's. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

// jsdom draws no map; the views around it are what is looked at here.
vi.mock('../../ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, destroy: () => undefined }),
}));

beforeAll(async () => {
  // axe looks for a canvas to tell icon fonts by; jsdom has none and says so each time.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await Promise.all([preloadOrderParts(createOrderFixture().flow), loadOrderTabs(), loadOrderMap(), loadTrackingMap()]);
});

test('there is a story for every face of the order and of the tracking', () => {
  expect(stories('th').length).toBeGreaterThanOrEqual(30);
});

describe.each(['th', 'en'])('in %s', (language) => {
  test.each(stories(language))('%s has no accessibility violation', async (_, story) => {
    const { container } = render(createElement(story));
    // What comes in chunks of its own has come after one turn, as it was loaded before.
    await act(async () => undefined);
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  });
});
