import { pageTexts } from '@songwai/core/i18n/load-texts';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createCardAnswers } from '../../../tests/settings/card-answers.ts';
import { CardsSettings } from './cards-settings.tsx';

const meta: Meta = { title: 'Portal/Settings/Cards', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const texts = pageTexts('cards', {
  th: () => import('@songwai/core/i18n/texts/th/payments/cards'),
  en: () => import('@songwai/core/i18n/texts/en/payments/cards'),
});

const screen =
  (createAnswers: () => Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <SectionStory language={languageOf(globals)} Section={CardsSettings} texts={texts} answers={createAnswers()} />
  );
const choose =
  (name: RegExp): NonNullable<Screen['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    const options = await canvas.findByRole('button', { name: /(ตัวเลือกของ|Options of) Visa/ });
    await userEvent.click(options);
    const page = canvasElement.ownerDocument;
    const item = [...page.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(({ textContent }) => name.test(textContent));
    if (item) await userEvent.click(item);
  };

/** The default card first, one that expires soon, one that has expired. */
export const Full: Screen = {
  render: screen(() => createCardAnswers()),
  play: async ({ canvas }) => {
    await canvas.findByText('Visa •••• 4242');
  },
};
export const Empty: Screen = {
  render: screen(() => createCardAnswers([])),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีบัตร|No cards yet/);
  },
};
export const Loading: Screen = { render: screen(() => ({ '/cc_omise_list_cards': () => new Promise<never>(() => undefined) })) };
export const Failed: Screen = {
  render: screen(() => ({
    '/cc_omise_list_cards': () => {
      throw gatewayDown();
    },
  })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ลองอีกครั้ง|Try again/ });
  },
};
export const Adding: Screen = {
  render: screen(() => createCardAnswers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(เพิ่มบัตร|Add a card)$/ }));
  },
};
export const Changing: Screen = {
  render: screen(() => createCardAnswers()),
  play: choose(/แก้ชื่อ|Change name/),
};
export const Removing: Screen = { render: screen(() => createCardAnswers()), play: choose(/ลบบัตร|Delete/) };
/** The gateway refuses to make it the default card. */
export const ChoiceRefused: Screen = {
  render: screen(() => ({
    ...createCardAnswers(),
    '/cc_omise_set_default_card': () => {
      throw refusal(404);
    },
  })),
  play: choose(/ใช้เป็นบัตรหลัก|default/),
};
