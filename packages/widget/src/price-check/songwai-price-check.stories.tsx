import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementPlayground } from '../../tests/element-playground.tsx';
import { elementShown } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import type { StoryAnswers } from '../../tests/story-gateway.ts';

const meta: Meta = { title: 'Widget/Price check', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const start = { 'pick-up-at': '13.7797,100.5446', 'pick-up': 'ร้านดอกไม้ บ้านอารีย์' };

const shown = (answers: StoryAnswers = {}, given: Readonly<Record<string, string>> = start): StoryObj => ({
  play: elementShown,
  render: (_, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']}`}
      tag="songwai-price-check"
      attributes={{ partner: 'baanchandra', lang: String(globals['lang']), theme: String(globals['theme']), ...given }}
      answers={answers}
    />
  ),
});

/** The page gives the pick-up. */
export const Playground: StoryObj = elementPlayground({
  tag: 'songwai-price-check',
  attributes: { partner: 'baanchandra', ...start },
});
/** The visitor chooses both places. */
export const BothOpen: StoryObj = shown({}, {});
/** The partner offers no prices. */
export const FeatureOff: StoryObj = shown({
  '/partner_profile/baanchandra': () => ({ responseCode: 200, responseDesc: '', partnerName: 'Baan Chandra', features: [] }),
});
/** The page names no partner. */
export const NoPartner: StoryObj = shown({}, { partner: '' });
