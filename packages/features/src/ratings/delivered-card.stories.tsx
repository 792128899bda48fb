import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gatewayDown } from '../../tests/fixture-gateway.ts';
import { ratingReasons } from '../../tests/ratings/rating-reasons.ts';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { DeliveredCard, type DeliveredCardProps } from './delivered-card.tsx';

const meta: Meta = {
  title: 'Ratings/DeliveredCard',
  component: DeliveredCard,
  parameters: guide({
    aliases: ['rating', 'review', 'stars', 'ให้คะแนน', 'ดาว'],
    use: ['Once, when a delivery is completed: in tracking, in the job, behind the rating link, in the dialog.'],
    avoid: ['Before the delivery is completed.', 'For the average of a driver: `StarAverage`.'],
    keyboard: [
      ['Tab', 'favourite, stars, reasons, comment, block, send'],
      ['← →', 'one star less or more; from one reason to the next'],
    ],
    notes: [
      'Stars decide what is asked: liked at 4-5, wrong at 1-3, there with the block instead of the heart.',
      'The heart takes effect at once; the block goes with the rating.',
      'A failure keeps what was chosen. After sending, the thanks have the focus.',
    ],
  }),
};
export default meta;

const driver = { firstName: 'สมชาย', plate: '2ขก 4471' };
const done = () => Promise.resolve();

const face =
  (props: Partial<DeliveredCardProps> = {}): NonNullable<StoryObj['render']> =>
  (_args, { globals }) => (
    <Surface language={languageOf(globals)}>
      <div className="sw-surface__part">
        <DeliveredCard
          {...{ driver, vehicleKind: 'car', reasons: ratingReasons, onRate: done, onFavourite: done, onBlock: done }}
          {...props}
        />
      </div>
    </Surface>
  );

const send: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /ส่งคะแนน|Send rating/ }));
};

export const Playground: StoryObj = { render: face() };
/** Five stars ask what was liked. */
export const High: StoryObj = { render: face({ firstStars: 5 }) };
/** Two stars ask what was wrong, and offer the block. */
export const Low: StoryObj = { render: face({ firstStars: 2 }) };
/** By the link, without signing in: no list of drivers. */
export const ByLink: StoryObj = { render: face({ firstStars: 4, onFavourite: undefined, onBlock: undefined }) };
export const Favourite: StoryObj = { render: face({ isFavourite: true }) };
export const NoReasons: StoryObj = { render: face({ reasons: [], firstStars: 4 }) };
/** Nobody knows the driver's name. */
export const Unnamed: StoryObj = { render: face({ driver: null, onFavourite: undefined }) };
export const AlreadyRated: StoryObj = { render: face({ given: 4 }) };
/** Sent without stars. */
export const StarsMissing: StoryObj = { render: face(), play: send };
export const Sent: StoryObj = { render: face({ firstStars: 5 }), play: send };
export const SentLow: StoryObj = { render: face({ firstStars: 2 }), play: send };
/** What was chosen stays. */
export const Failed: StoryObj = {
  render: face({ firstStars: 5, onRate: () => Promise.reject(gatewayDown()) }),
  play: send,
};
