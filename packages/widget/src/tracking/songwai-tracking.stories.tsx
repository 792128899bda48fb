import { ratingReasons } from '@songwai/features/tests/ratings/rating-reasons';
import { cancelled, completed, delivering, matching } from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementPlayground } from '../../tests/element-playground.tsx';
import { elementShown } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import { type StoryAnswers, trackedReply } from '../../tests/story-gateway.ts';

const meta: Meta = { title: 'Widget/Tracking', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const path = '/get_job_detail_tracking';

const shown = (answers: StoryAnswers, trackingId = '8K2M7Q', more: Readonly<Record<string, string>> = {}): StoryObj => ({
  play: elementShown,
  render: (_, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']}`}
      tag="songwai-tracking"
      attributes={{ 'tracking-id': trackingId, lang: String(globals['lang']), theme: String(globals['theme']), ...more }}
      answers={answers}
    />
  ),
});

/** A car between two stops. */
export const Playground: StoryObj = elementPlayground({
  tag: 'songwai-tracking',
  attributes: { 'tracking-id': '8K2M7Q' },
  answers: { [path]: () => trackedReply(delivering) },
});
export const FindingDriver: StoryObj = shown({ [path]: () => trackedReply(matching) });
export const Cancelled: StoryObj = shown({ [path]: () => trackedReply(cancelled) });

/** The page has the rating's token: the customer rates here. */
export const Delivered: StoryObj = shown(
  {
    [path]: ({ tokenRating }) => ({ ...trackedReply(completed), ...(tokenRating !== undefined && { mayRate: true }) }),
    '/init_data_v3': () => ({ responseCode: 200, responseDesc: '', ratingReasons }),
    '/job_rating_token': () => ({ responseCode: 200, responseDesc: '' }),
  },
  '8K2M7Q',
  { 'rating-token': 'kVn2x0b1' },
);

/** The page has the element before anything was booked. */
export const NothingYet: StoryObj = shown({}, '');
export const UnknownLink: StoryObj = shown({ [path]: () => ({ responseCode: 404, responseDesc: '' }) });
export const GatewayDown: StoryObj = shown({ [path]: () => null });
