import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementPlayground } from '../../tests/element-playground.tsx';
import { elementShown } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import type { SongwaiButton } from '../elements/songwai-button.ts';

const meta: Meta = {
  title: 'Widget/Button',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, iframeHeight: 860 } } },
};
export default meta;

type Attributes = Readonly<Record<string, string>>;

const shown = (given: Attributes = {}, play: NonNullable<StoryObj['play']> = elementShown): StoryObj => ({
  play,
  render: (_, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']}`}
      tag="songwai-button"
      attributes={{
        partner: 'baanchandra',
        token: 'story',
        lang: String(globals['lang']),
        theme: String(globals['theme']),
        ...given,
      }}
    />
  ),
});

/** In the corner of a partner's page; a press opens the booking. */
export const Playground: StoryObj = elementPlayground({
  tag: 'songwai-button',
  attributes: { partner: 'baanchandra', token: 'story' },
});

/** Words alone, at the other side. */
export const Words: StoryObj = shown({ variant: 'text', position: 'bottom-left' });

/** The page opens its own chat. */
export const OwnChat: StoryObj = shown({ opens: 'chat' });

/** The sheet with what it opens. */
export const Open: StoryObj = shown({ opens: 'tracking' }, async (context) => {
  await elementShown(context);
  context.canvasElement.querySelector<SongwaiButton>('songwai-button')?.open();
});
