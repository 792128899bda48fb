import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { strayEntries, violationsOf } from './axe-violations.ts';
import knownViolations from './known-violations.json' with { type: 'json' };
import type { StoryModule } from './plain-stories.tsx';
import { plainStories } from './plain-stories.tsx';
import { StoryFrame } from './story-frame.tsx';

const modules = import.meta.glob<StoryModule>(['../src/**/*.stories.tsx', '../foundation/**/*.stories.tsx'], { eager: true });
const stories = plainStories(modules);

test('there is a story for every component', () => {
  const rendered = new Set(Object.values(modules).map((module) => module.default.component));
  expect(rendered.size).toBeGreaterThanOrEqual(30);
});

test('a known violation names a story that there is', () => {
  const names = stories.map(([name]) => name);
  expect(strayEntries(knownViolations, names)).toEqual([]);
});

test.each(Object.entries(modules))('%s says when to use it and when not', (file, { default: meta }) => {
  const isPage = file.includes('/foundation/');
  expect(meta.title).toBeTypeOf('string');
  if (!isPage) {
    expect(meta.parameters?.['guide']).toMatchObject({ use: expect.any(Array), avoid: expect.any(Array) });
  }
});

test.each(Object.entries(modules))('%s begins with what one may play with, and names states without articles', (file, module) => {
  const names = Object.keys(module).filter((name) => name !== 'default');
  if (!file.includes('/foundation/')) expect(names).toContain('Playground');
  expect(names.filter((name) => /[a-z](?:An?|The)(?=[A-Z])|^(?:An?|The)(?=[A-Z])/.test(name))).toEqual([]);
});

describe.each(['th', 'en'])('in %s', (lang) => {
  test.each(stories)('%s has no accessibility violation', async (name, story) => {
    const { container } = render(
      <StoryFrame lang={lang} theme="light">
        {story({ lang, theme: 'light' })}
      </StoryFrame>,
    );
    expect(await violationsOf(container, name, knownViolations)).toEqual([]);
  });
});
