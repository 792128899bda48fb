import { partnerAnswer } from '@songwai/features/tests/drop-point/drop-point-fixture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementPlayground } from '../../tests/element-playground.tsx';
import { elementShown } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import type { StoryAnswers } from '../../tests/story-gateway.ts';

const meta: Meta = { title: 'Widget/DropPoint', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const path = '/partner_profile/baanchandra';
const link = { partner: 'baanchandra', reference: 'BC-20261124-017', 'pick-up': 'Baan Chandra, bell desk' };

const shown = (answers: StoryAnswers, attributes: Readonly<Record<string, string>> = link): StoryObj => ({
  play: elementShown,
  render: (_, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']}`}
      tag="songwai-drop-point"
      attributes={{ lang: String(globals['lang']), theme: String(globals['theme']), ...attributes }}
      answers={answers}
    />
  ),
});

export const Playground: StoryObj = elementPlayground({
  tag: 'songwai-drop-point',
  attributes: link,
  answers: { [path]: () => partnerAnswer },
});
/** The page gives no booking number. */
export const NoReference: StoryObj = shown({ [path]: () => partnerAnswer }, { partner: 'baanchandra' });
export const FeatureOff: StoryObj = shown({ [path]: () => ({ ...partnerAnswer, features: ['order'] }) });
export const GatewayDown: StoryObj = shown({ [path]: () => null });
