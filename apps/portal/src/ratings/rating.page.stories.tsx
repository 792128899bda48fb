import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { completed, delivering } from '@songwai/features/tests/tracking/tracked-jobs';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Rating', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const path = '/get_job_detail_tracking';
const toRate = { ...ok, jobDetail: wireTracking(completed), mayRate: true };

const screen =
  (answers: Answers, search = ''): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path={`/rating/kVn2x0b1${search}`}
      answers={{ '/job_rating_token': () => ok, ...answers }}
    />
  );
const headed: NonNullable<Screen['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};
const send: NonNullable<Screen['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /ส่งคะแนน|Send rating/ }));
};

export const Rate: Screen = { render: screen({ [path]: () => toRate }), play: headed };
/** A link with stars in it. */
export const FourStars: Screen = { render: screen({ [path]: () => toRate }, '?stars=4'), play: headed };
export const TwoStars: Screen = { render: screen({ [path]: () => toRate }, '?stars=2'), play: headed };
export const AlreadyRated: Screen = {
  render: screen({ [path]: () => ({ ...toRate, mayRate: false, raiting: 5 }) }),
  play: headed,
};
/** Still under way. */
export const NotYet: Screen = {
  render: screen({ [path]: () => ({ ...ok, jobDetail: wireTracking(delivering), mayRate: false }) }),
  play: headed,
};
export const UnknownLink: Screen = {
  render: screen({
    [path]: () => {
      throw refusal(404);
    },
  }),
  play: headed,
};
export const GatewayDown: Screen = {
  render: screen({
    [path]: () => {
      throw gatewayDown();
    },
  }),
  play: headed,
};
export const Sent: Screen = { render: screen({ [path]: () => toRate }, '?stars=5'), play: send };
export const SendFailed: Screen = {
  render: screen(
    {
      [path]: () => toRate,
      '/job_rating_token': () => {
        throw gatewayDown();
      },
    },
    '?stars=5',
  ),
  play: send,
};

/** A tip by the link. */
export const Tip: Screen = {
  render: screen({ [path]: () => toRate }, '?stars=5'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(ให้ทิป|Tip )/ }));
    await canvas.findByRole('dialog');
  },
};
