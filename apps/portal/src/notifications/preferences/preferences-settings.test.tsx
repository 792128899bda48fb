import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createPreferenceAnswers } from '../../../tests/settings/preference-answers.ts';
import { PreferencesSettings } from './preferences-settings.tsx';
import { preferencesTexts } from './preferences-texts.ts';

const open = (answers = createPreferenceAnswers()) =>
  render(<SectionStory language="en" Section={PreferencesSettings} texts={preferencesTexts} answers={answers} />);
const delivered = () => screen.findByRole('switch', { name: 'Delivered, on the web' });

test('a switch is saved at once, and is still so when the settings open again', async () => {
  const answers = createPreferenceAnswers();
  const { unmount } = open(answers);
  fireEvent.click(await delivered());
  await waitFor(async () => expect(await delivered()).toHaveProperty('checked', false));
  unmount();
  open(answers);
  expect(await delivered()).toHaveProperty('checked', false);
});

test('a switch that could not be saved goes back and says so', async () => {
  open(createPreferenceAnswers({ isSavingBroken: true }));
  fireEvent.click(await delivered());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await delivered()).toHaveProperty('checked', true);
});

test('what needs a decision cannot be switched off', async () => {
  open();
  const locked = await screen.findByRole('switch', { name: /^No driver.*web/ });
  expect(locked).toHaveProperty('disabled', true);
  expect(locked).toHaveProperty('checked', true);
});
