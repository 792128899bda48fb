import type { OrderFlow } from '@songwai/core/orders/order-state';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Answers } from '../../../tests/fixture-gateway.ts';
import { refusal } from '../../../tests/fixture-gateway.ts';
import { estimateOf } from '../../../tests/orders/order-fixture.ts';
import { OrderStory } from '../../../tests/orders/order-story.tsx';
import { crossedDraft, shortestAnswers } from '../../../tests/orders/shortest-answers.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { ShortestPart } from './shortest-part.tsx';

const meta: Meta<{ readonly flow: OrderFlow }> = {
  title: 'Order/Shortest order',
  component: ShortestPart,
  parameters: guide({
    aliases: ['optimise', 'optimize route', 'เรียงให้สั้นสุด'],
    use: ['Over three stops or more: says what another order saves, before one decides.'],
    avoid: ['Where the order of stops is somebody else’s to decide.'],
    keyboard: [['Space', 'Takes the shorter order, or goes back to the stops from before.']],
    notes: ['A stop that is moved by hand turns it off. The pick-up stays first.'],
  }),
};
export default meta;
type Face = StoryObj;

const long = estimateOf(crossedDraft);
const state = {
  draft: crossedDraft,
  estimate: { status: 'ready' as const, value: { ...long, netSatang: 37_350, distanceKm: 31.2 } },
};

const face = (answers: Answers): Face => ({
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={state} answers={answers} />,
});

/** It saves something. */
export const Offered: Face = face(shortestAnswers);

/** Taken: each moved stop says where it was. */
export const Taken: Face = {
  ...face(shortestAnswers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByRole('switch')).toBeChecked();
  },
};

/** No other order is shorter. */
export const Already: Face = face({
  ...shortestAnswers,
  '/optimize': () => ({ responseCode: 200, order: [0, 1, 2, 3], distance: 31.2, originalDistance: 31.2 }),
});

/** A stop that no way leads to. */
export const Outside: Face = face({
  ...shortestAnswers,
  '/optimize': () => {
    throw refusal(422, { field: 'locationList.3' });
  },
});
