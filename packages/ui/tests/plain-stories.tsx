import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';

/** The part of a story that renders; the rest is for Storybook. */
interface Rendered {
  readonly component?: unknown;
  readonly args?: Readonly<Record<string, unknown>> | undefined;
  readonly render?: unknown;
}

export interface StoryModule {
  readonly default: Rendered & {
    readonly title?: string | undefined;
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  };
  readonly [name: string]: Rendered;
}

/** The toolbar settings passed to a story. */
export interface StoryGlobals {
  readonly lang: string;
  readonly theme: string;
}

type Render = (args: Readonly<Record<string, unknown>>, context: { readonly globals: StoryGlobals }) => ReactNode;

/** Renders stories without Storybook, which depends on React, so that they run with any renderer that the test has. */
export function plainStories(
  modules: Readonly<Record<string, StoryModule>>,
): readonly (readonly [string, (globals: StoryGlobals) => ReactNode])[] {
  return Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => {
      const args = { ...meta.args, ...story.args };
      const render = (story.render ?? meta.render) as Render | undefined;
      const renderStory = (globals: StoryGlobals) =>
        render ? (
          <StoryBody render={() => render(args, { globals })} />
        ) : (
          createElement(meta.component as ComponentType<typeof args>, args)
        );
      return [`${file.replace(/^.*?\/(src|foundation)\//, '')} ${name}`, renderStory] as const;
    }),
  );
}

/** A story may use hooks, so it is rendered as a component. */
function StoryBody({ render }: { readonly render: () => ReactNode }) {
  return render();
}
