import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoryModule } from './plain-stories.tsx';
import { plainStories } from './plain-stories.tsx';
import { StoryFrame } from './story-frame.tsx';

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });

// Accessibility is tested under React; here each story only has to render, also under Preact and inside a shadow root.
test.each(plainStories(modules))('%s stands inside a shadow root without a complaint', (_, story) => {
  const complaint = vi.spyOn(console, 'error');
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(
    <StoryFrame lang="en" theme="dark">
      {story({ lang: 'en', theme: 'dark' })}
    </StoryFrame>,
    { container, baseElement: container },
  );
  expect(container.querySelector('.sw-story')?.childElementCount).toBeGreaterThan(0);
  expect(complaint.mock.calls).toEqual([]);
  host.remove();
  complaint.mockRestore();
});
