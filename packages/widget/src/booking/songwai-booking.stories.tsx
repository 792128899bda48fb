import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { atContacts, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { codePayment, wirePayment } from '@songwai/features/tests/payments/payment-fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementPlayground } from '../../tests/element-playground.tsx';
import { elementShown, elementShows } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import { type StoryAnswers, startup } from '../../tests/story-gateway.ts';

const meta: Meta = { title: 'Widget/Booking', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

/** A code with nine minutes left. */
const waitingPayment = () => ({ ...wirePayment(codePayment), expiresAt: new Date(Date.now() + 9 * 60_000).toISOString() });

const awaitedDetail = () => ({
  ...{ jobId: 'J00048213', trackingId: '8K2M7Q', netPrice: 396.45, jobType: 2, jobOptions: [], vehicle: 2, taskType: 1 },
  ...{ remark: '', remarkImages: [], confirmPhone: '0812345678', payment: waitingPayment() },
  locationList: threeStopDraft.stops.map(({ place, contactName, contactPhone }) => ({
    ...{ addressName: place?.name, lat: place?.lat, lng: place?.lng, contactName, contactPhone },
  })),
});

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
export const Playground: StoryObj = elementPlayground({
  tag: 'songwai-booking',
  attributes: { partner: 'baanchandra', token: 'story' },
});

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

const signedOn = { responseCode: 200, responseDesc: '', skToken: 'session', userName: 'guest', partnerName: 'Baan Chandra' };

/** The contacts of a guest whose partner allows cash, PromptPay and a card. */
export const WaysToPay: StoryObj = {
  ...shown(
    {
      '/init_data_v3': () => ({ ...startup, responseDesc: 'sandbox' }),
      '/signon': () => ({ ...signedOn, paymentTypes: [0, 1, 3] }),
    },
    undefined,
    atContacts(threeStopDraft),
  ),
  play: async (context) => {
    await elementShown(context);
    await elementShows(context, 'input[type="radio"][value="3"]');
  },
};

/** The page was closed while the code waited for its money, and is opened again. */
export const PaymentWaiting: StoryObj = {
  ...shown({
    '/signon': () => ({ ...signedOn, paymentTypes: [0, 1, 3], awaitedJobId: 'J00048213' }),
    '/get_job_detail': () => ({ responseCode: 200, responseDesc: '', jobDetail: awaitedDetail() }),
    '/payment/status': () => ({ responseCode: 200, responseDesc: '', payment: waitingPayment() }),
  }),
  play: async (context) => {
    await elementShown(context);
    await elementShows(context, '[role="img"]');
  },
};
