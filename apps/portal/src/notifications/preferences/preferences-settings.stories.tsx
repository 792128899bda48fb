import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createPreferenceAnswers } from '../../../tests/settings/preference-answers.ts';
import { PreferencesSettings } from './preferences-settings.tsx';
import { preferencesTexts } from './preferences-texts.ts';

const meta: Meta = { title: 'Portal/Settings/Notifications', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (createAnswers: () => Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <SectionStory
      language={languageOf(globals)}
      Section={PreferencesSettings}
      texts={preferencesTexts}
      answers={createAnswers()}
    />
  );

/** One switched off; two that always stay on. */
export const Full: Screen = {
  render: screen(createPreferenceAnswers),
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: /ส่งถึงแล้ว|Delivered/ });
  },
};

/** The gateway has not answered yet. */
export const Loading: Screen = {
  render: screen(() => ({ '/notification/preference': () => new Promise<never>(() => undefined) })),
};

/** They could not be read; there is a way to try again. */
export const Failed: Screen = {
  render: screen(() => ({
    '/notification/preference': () => {
      throw gatewayDown();
    },
  })),
  play: async ({ canvas }) => {
    await canvas.findByText(/ดูการตั้งค่าการแจ้งเตือนไม่ได้|cannot be read right now/);
  },
};

/** A switch could not be saved: it is where it was. */
export const NotSaved: Screen = {
  render: screen(() => createPreferenceAnswers({ isSavingBroken: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /ส่งถึงแล้ว|Delivered/ }));
    await canvas.findByRole('alert');
  },
};
