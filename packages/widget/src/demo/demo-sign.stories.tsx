import { createTranslate } from '@songwai/core/i18n/create-translate';
import { TranslateProvider } from '@songwai/features/shared/translate-context';
import { languageOf } from '@songwai/features/tests/story-language';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementShown } from '../../tests/element-shown.ts';
import { ElementStory } from '../../tests/element-story.tsx';
import { DemoSign } from './demo-sign.tsx';

const meta: Meta = {
  title: 'Widget/Demo sign',
  component: DemoSign,
  parameters: guide({
    aliases: ['demo', 'sample', 'ตัวอย่าง'],
    use: ['Above every element with the attribute `demo`, so that nobody takes it for a booking.'],
    avoid: ['Notices of an order: they are banners, and go away.'],
    notes: ['It is a note, and not announced: it is there from the start and does not change.'],
  }),
};
export default meta;

export const Playground: StoryObj = {
  render: (_, { globals }) => {
    const language = languageOf(globals);
    return (
      <TranslateProvider language={language} translate={createTranslate({ language, texts: {} })}>
        <DemoSign />
      </TranslateProvider>
    );
  },
};

/** In an element, which asks nobody for anything but places and prices. */
export const AboveABooking: StoryObj = {
  play: elementShown,
  tags: ['!autodocs'],
  render: (_, { globals }) => (
    <ElementStory
      key={`${globals['lang']} ${globals['theme']}`}
      tag="songwai-booking"
      attributes={{ demo: '', lang: String(globals['lang']), theme: String(globals['theme']) }}
    />
  ),
};
