import { render } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import type { StoryModule } from './plain-stories.tsx';
import { plainStories } from './plain-stories.tsx';
import { StoryFrame } from './story-frame.tsx';

const modules = import.meta.glob<StoryModule>(['../src/**/*.stories.tsx', '../foundation/*.stories.tsx'], { eager: true });
const stories = plainStories(modules);

/**
 * Contrast is computed from the tokens: jsdom has no style to compute it from. A story is no page, so it needs no
 * landmarks. The guards that floating-ui sets around a popover are no buttons, whatever it tells Safari.
 */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

test('there is a story for every component', () => {
  const drawn = new Set(Object.values(modules).map((module) => module.default.component));
  expect(drawn.size).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(modules))('%s says when to use it and when not', (file, { default: meta }) => {
  const isPage = file.includes('/foundation/');
  expect(meta.title).toBeTypeOf('string');
  if (!isPage) {
    expect(meta.parameters?.['guide']).toMatchObject({ use: expect.any(Array), avoid: expect.any(Array) });
  }
});

describe.each(['th', 'en'])('in %s', (lang) => {
  test.each(stories)('%s has no accessibility violation', async (_, story) => {
    const { container } = render(
      <StoryFrame lang={lang} theme="light">
        {story({ lang, theme: 'light' })}
      </StoryFrame>,
    );
    const { violations } = await axe.run({ include: [container], exclude: ['[data-floating-ui-focus-guard]'] }, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  });
});
