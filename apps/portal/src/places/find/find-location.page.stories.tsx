import { privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { createPlaceAnswers } from '../../../tests/settings/place-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';
import type { Portal } from '../../shell/portal.ts';
import { draftOf } from '../../shell/settings/owned-draft.ts';
import { emptyPlaceForm } from '../saved/saved-place-form.ts';

const meta: Meta = { title: 'Portal/Places/Find a place', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const withFoundPlace = ({ privateStorage }: Portal) => {
  const form = {
    ...emptyPlaceForm,
    addressName: 'สยามพารากอน',
    address: '991 ถนนพระราม 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
    lat: '13.746600',
    lng: '100.534700',
  };
  void privateStorage.set(`${privatePrefix}form.findLocation`, draftOf(null, JSON.stringify(form)));
};

/** Nothing searched for yet. */
export const Empty: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/findLocation" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox');
  },
};

/** A visitor found a place: saving it asks to sign in. */
export const Found: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/findLocation" prepare={withFoundPlace} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /เข้าสู่ระบบเพื่อบันทึก|Sign in to save/ });
  },
};

/** A customer saves the place that was found before the sign-in. */
export const Saving: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/findLocation?save=1"
      user={storyUser}
      answers={createPlaceAnswers()}
      prepare={withFoundPlace}
    />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};
