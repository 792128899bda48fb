import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createPlaceAnswers } from '../../../tests/settings/place-answers.ts';
import { placesTexts } from '../places-texts.ts';
import { PlacesSettings } from './places-settings.tsx';

const meta: Meta = { title: 'Portal/Settings/Places', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (createAnswers: () => Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <SectionStory language={languageOf(globals)} Section={PlacesSettings} texts={placesTexts} answers={createAnswers()} />
  );

/** A favourite first, and another, on the map and in the list. */
export const Full: Screen = {
  render: screen(() => createPlaceAnswers()),
  play: async ({ canvas }) => {
    await canvas.findByText('บ้านคุณพิม');
  },
};

/** None yet, with the way to the first one. */
export const Empty: Screen = {
  render: screen(() => createPlaceAnswers([])),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีสถานที่ที่บันทึกไว้|No saved places yet/);
  },
};

/** The gateway has not answered yet. */
export const Loading: Screen = { render: screen(() => ({ '/list_location': () => new Promise<never>(() => undefined) })) };

/** They could not be read; there is a way to try again. */
export const Failed: Screen = {
  render: screen(() => ({
    '/list_location': () => {
      throw gatewayDown();
    },
  })),
  play: async ({ canvas }) => {
    await canvas.findByText(/ดูสถานที่ที่บันทึกไว้ไม่ได้|cannot be read right now/);
  },
};

/** Sent empty: each field says what it wants. */
export const Missing: Screen = {
  render: screen(() => createPlaceAnswers([])),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /บันทึกที่แรก|Save the first one/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /^(บันทึก|Save)$/ }));
    await page.findAllByRole('alert');
  },
};

/** One of them opened to be changed. */
export const Changing: Screen = {
  render: screen(() => createPlaceAnswers()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1?\s*คลังสินค้าบางนา/ }));
    await within(canvasElement.ownerDocument.body).findByDisplayValue('คุณธนากร');
  },
};
