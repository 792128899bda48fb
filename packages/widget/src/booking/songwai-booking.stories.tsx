import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementShown } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import type { StoryAnswers } from '../../tests/story-gateway.ts';

const meta: Meta = { title: 'Widget/Booking', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

type Globals = Readonly<Record<string, unknown>>;

const attributesOf = (globals: Globals, given: Readonly<Record<string, string>> = {}) => ({
  partner: 'baanchandra',
  token: 'story',
  lang: String(globals['lang']),
  theme: String(globals['theme']),
  ...given,
});

const shown = (answers?: StoryAnswers, given?: Readonly<Record<string, string>>): StoryObj => ({
  play: elementShown,
  render: (_, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']}`}
      tag="songwai-booking"
      attributes={attributesOf(globals, given)}
      answers={answers}
    />
  ),
});

/** The order form for a guest of a partner. */
export const Playground: StoryObj = shown();

/** The page gave no token: prices can be looked at. */
export const NotSignedOn: StoryObj = shown(undefined, { token: '' });

/** The partner's token was refused; the page learns why by an event. */
export const SignOnRefused: StoryObj = shown({
  '/signon': () => ({ responseCode: 403, responseDesc: 'expired', reason: 'expired' }),
});

/** The gateway cannot be reached. */
export const GatewayDown: StoryObj = shown({ '/init_data_v3': () => null, '/signon': () => null });
