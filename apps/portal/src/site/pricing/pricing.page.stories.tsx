import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ratesAnswers } from '../../../tests/rates-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Prices', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (path: string, given: Partial<ScreenStoryProps> = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} answers={ratesAnswers()} {...given} />;

/** The rate card, before a way is checked. */
export const Prices: Screen = {
  tags: ['picture'],
  render: screen('/pricing'),
  play: async ({ canvas }) => {
    await canvas.findByText('฿466.45');
  },
};

/** With the visitor's own way in the last column. */
export const OwnRoute: Screen = {
  render: screen('/pricing'),
  play: async ({ canvas }) => {
    const choose = async (text: string) => {
      await userEvent.type(await canvas.findByRole('combobox', { name: /^(ค้นหา|Search)/ }), text);
      await userEvent.click(await canvas.findByRole('option'));
    };
    await userEvent.click(await canvas.findByRole('button', { name: /รับของที่|Pick up at/ }));
    await choose('ดอกไม้');
    await choose('สีลม');
    await canvas.findByText('฿109.20');
  },
};

/** The next day, which is cheaper. */
export const NextDay: Screen = { render: screen('/pricing?tab=nextDay') };
/** Drivers by the hour. */
export const FullDay: Screen = { render: screen('/pricing?tab=fullDay') };
/** Drivers by the month. */
export const Monthly: Screen = { render: screen('/pricing?tab=monthly') };

/** The prices are on their way. */
export const Loading: Screen = {
  render: screen('/pricing', {
    answers: ratesAnswers({
      '/rate_card': () => new Promise(() => undefined),
      '/fullday/api/v1/packages/:userGroup': () => new Promise(() => undefined),
    }),
  }),
};

const down = () => {
  throw gatewayDown();
};
/** The prices did not come: each part has a button that asks again, and the rest can be read. */
export const Failed: Screen = {
  render: screen('/pricing', {
    answers: ratesAnswers({ '/rate_card': down, '/fullday/api/v1/packages/:userGroup': down }),
  }),
};
