import type { StoryObj } from '@storybook/react-vite';
import { argTypesOf, attributesOf, type ElementArgs, snippetOf } from './element-args.ts';
import { elementShown } from './element-shown.ts';
import { ElementStory, type ElementStoryProps } from './element-story.tsx';

/** A story in which every attribute of an element is a control, and the snippet for what is set is in the panel of the code. */
export const elementPlayground = ({ tag, attributes, answers }: ElementStoryProps): StoryObj => ({
  play: elementShown,
  args: attributes,
  argTypes: argTypesOf(tag),
  parameters: {
    controls: { disable: false },
    docs: { source: { transform: (_: string, { args }: { readonly args: ElementArgs }) => snippetOf(tag, args) } },
  },
  render: (args, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']} ${JSON.stringify(args)}`}
      tag={tag}
      attributes={{ lang: String(globals['lang']), theme: String(globals['theme']), ...attributesOf(args as ElementArgs) }}
      answers={answers}
    />
  ),
});
