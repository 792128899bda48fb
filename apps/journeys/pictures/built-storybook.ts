import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../../../.cache/storybook', import.meta.url));

/** A host that does not exist: every request is answered from the folder before it reaches the network. */
const origin = 'https://storybook.test';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface PicturedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface TaggedStory extends PicturedStory {
  readonly tags: readonly string[];
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, TaggedStory & { readonly type: string }>>;
}

/** All stories. @throws Error if Storybook is not built. */
export function allStories(): readonly TaggedStory[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) throw new Error(`There is no ${index}: run \`npm run storybook:build\` first.`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Stories tagged `picture`, directly or through their meta. @throws Error if Storybook is not built. */
export const picturedStories = (): readonly PicturedStory[] => allStories().filter(({ tags }) => tags.includes('picture'));

/** Serves the page's requests from the built Storybook. Refuses and reports all others. */
export async function serveBuiltStorybook(page: Page): Promise<{ readonly refused: readonly string[] }> {
  const refused: string[] = [];
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = join(folder, decodeURIComponent(url.pathname));
    if (url.origin !== origin || !file.startsWith(folder + sep) || !existsSync(file)) {
      refused.push(url.href);
      return route.abort();
    }
    await route.fulfill({ body: await readFile(file), contentType: types[extname(file)] ?? 'application/octet-stream' });
  });
  return { refused };
}

export const storyAddress = ({ id }: Pick<PicturedStory, 'id'>, theme: string, lang = 'th'): string =>
  `${origin}/iframe.html?id=${id}&viewMode=story&globals=lang:${lang};theme:${theme};a11y.manual:!true`;
