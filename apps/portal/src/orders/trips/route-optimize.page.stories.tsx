import { privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { knownPlaces } from '@songwai/features/tests/places';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { tripAnswers } from '../../../tests/orders/trip-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import type { Portal } from '../../shell/portal.ts';
import { draftOf } from '../../shell/settings/owned-draft.ts';

const meta: Meta = { title: 'Portal/Orders/Routes over many stops', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const withList = ({ privateStorage }: Portal) => {
  const list = { places: [...knownPlaces, ...knownPlaces.slice(1, 4)], vehicleId: null, vehicleCount: null };
  void privateStorage.set(`${privatePrefix}form.routeOptimize`, draftOf(null, JSON.stringify(list)));
};

const plan: NonNullable<Screen['play']> = async ({ canvas }) => {
  await canvas.findAllByRole('button', { name: /^(ลบ|Remove) / });
  await userEvent.click(await canvas.findByRole('button', { name: /^(จัดเส้นทาง|Plan the routes)$/ }));
};

/** No stop yet. */
export const Empty: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/routeOptimize" answers={tripAnswers} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /ค้นหา|Search/ });
  },
};

/** A list that is split over vehicles. */
export const Planned: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/routeOptimize" answers={tripAnswers} prepare={withList} />
  ),
  play: async (context) => {
    await plan(context);
    await context.canvas.findAllByRole('button', { name: /^(จองเส้นทางนี้|Book this route)$/ });
  },
};

/** It could not be planned. */
export const Refused: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/routeOptimize"
      prepare={withList}
      answers={{
        ...tripAnswers,
        '/optimize_trips': () => {
          throw refusal(429, { description: languageOf(globals) === 'th' ? 'จัดเส้นทางถี่เกินไป' : 'Too many lists planned.' });
        },
      }}
    />
  ),
  play: async (context) => {
    await plan(context);
    await context.canvas.findByRole('alert');
  },
};
