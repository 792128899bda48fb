import type { StoryModule } from '@songwai/ui/tests/plain-stories';
import { plainStories } from '@songwai/ui/tests/plain-stories';
import { act, render } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { preloadStoryParts } from './preload-story-parts.ts';

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });

vi.mock('../../ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: () => ({ update: () => undefined, aimAt: () => undefined, destroy: () => undefined }),
}));

beforeAll(preloadStoryParts);

// Accessibility is tested under React; here each story only has to render without errors, also under Preact and in a shadow root.
test.each(plainStories(modules))('%s stands inside a shadow root without a complaint', async (_, story) => {
  const complaint = vi.spyOn(console, 'error');
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(story({ lang: 'en', theme: 'dark' }), { container, baseElement: container });
  await act(async () => undefined);
  expect(container.childElementCount).toBeGreaterThan(0);
  expect(complaint.mock.calls).toEqual([]);
  host.remove();
  complaint.mockRestore();
});
