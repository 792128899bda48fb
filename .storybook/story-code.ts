import { storySource } from '../packages/ui/foundation/story-source.ts';

const files = import.meta.glob<string>(
  ['../packages/*/{src,foundation}/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);

/** The part of Storybook's context that says which story is shown. */
export interface ShownStory {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What "Show code" shows for a story. */
export async function storyCode(story: string, { parameters, globals, args }: ShownStory): Promise<string> {
  const path = String(parameters['fileName']).replace(/^\.\//, '');
  const read = files[`../${path}`];
  if (!read) return story;
  return storySource(story, { file: await read(), path, lang: String(globals['lang']), args });
}
