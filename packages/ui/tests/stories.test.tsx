import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { StoryFrame } from './story-frame.tsx';

type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(
    ([name, story]) => [`${file.replace('../src/', '')} ${name}`, story as ComponentType] as const,
  ),
);

/**
 * Contrast is computed from the tokens: jsdom has no style to compute it from. A story is no page, so it needs no
 * landmarks. The guards that floating-ui sets around a popover are no buttons, whatever it tells Safari.
 */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

test('there is a story for every component', () => {
  expect(Object.keys(modules).length).toBeGreaterThanOrEqual(30);
});

describe.each(['th', 'en'])('in %s', (lang) => {
  test.each(stories)('%s has no accessibility violation', async (_, story) => {
    const { container } = render(
      <StoryFrame lang={lang} theme="light">
        {createElement(story)}
      </StoryFrame>,
    );
    const { violations } = await axe.run({ include: [container], exclude: ['[data-floating-ui-focus-guard]'] }, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  });
});
