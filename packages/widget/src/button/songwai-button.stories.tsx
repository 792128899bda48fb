import { delivering } from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementPlayground } from '../../tests/element-playground.tsx';
import { elementShown, helpShown } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import { type StoryAnswers, trackedReply } from '../../tests/story-gateway.ts';
import type { SongwaiButton } from '../elements/songwai-button.ts';

const meta: Meta = {
  title: 'Widget/Button',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { inline: false, iframeHeight: 860 } } },
};
export default meta;

type Attributes = Readonly<Record<string, string>>;

const shown = (
  given: Attributes = {},
  play: NonNullable<StoryObj['play']> = elementShown,
  answers: StoryAnswers | undefined = undefined,
): StoryObj => ({
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
      answers={answers}
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

/** For a page with a chat of its own. */
export const OwnChat: StoryObj = shown({ opens: 'chat' });

/** The sheet with what it opens. */
export const Open: StoryObj = shown({ opens: 'tracking' }, async (context) => {
  await elementShown(context);
  context.canvasElement.querySelector<SongwaiButton>('songwai-button')?.open();
});

const openHelp: NonNullable<StoryObj['play']> = async (context) => {
  await elementShown(context);
  context.canvasElement.querySelector<SongwaiButton>('songwai-button')?.open();
  await helpShown(context);
};

/** Help, where the page has no chat: hours, number, and the delivery that the page names. */
export const Help: StoryObj = shown({ opens: 'chat', 'tracking-id': delivering.trackingId }, openHelp, {
  '/get_job_detail_tracking': () => trackedReply(delivering),
});

/** The gateway does not answer. */
export const HelpFailed: StoryObj = shown({ opens: 'chat' }, openHelp, { '/init_data_v3': () => null });
