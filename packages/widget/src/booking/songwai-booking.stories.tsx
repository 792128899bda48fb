import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { atContacts, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementShown, elementShows } from '../../tests/element-shown.ts';
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

const shown = (answers?: StoryAnswers, given?: Readonly<Record<string, string>>, draft?: OrderDraft): StoryObj => ({
  play: elementShown,
  render: (_, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']}`}
      tag="songwai-booking"
      attributes={attributesOf(globals, given)}
      answers={answers}
      draft={draft}
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

const newTerms = { version: '2', acceptedVersion: '1', partnerVersion: 1 };

/** The contacts: the guest ticks the terms of ours and of the partner that came into force since. */
export const TermsAsked: StoryObj = {
  ...shown(
    {
      '/signon': () => ({
        responseCode: 200,
        responseDesc: '',
        skToken: 'session',
        userName: 'guest',
        partnerName: 'Baan Chandra',
        terms: newTerms,
      }),
    },
    undefined,
    atContacts(threeStopDraft),
  ),
  play: async (context) => {
    await elementShown(context);
    await elementShows(context, 'a[href*="termsandconditions"]');
  },
};
