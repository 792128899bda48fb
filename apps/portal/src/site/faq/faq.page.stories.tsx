import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Questions', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (path = '/faq'): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} />;

/** The first topic; each has an address of its own. */
export const Topic: Screen = {
  render: screen('/faq?topic=paying'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(คนขับรอนาน|Is waiting charged)/ }));
  },
};

/** A search looks through all topics, marks the words, and opens the best hit. */
export const Found: Screen = {
  render: screen(),
  play: async ({ canvas, globals }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), languageOf(globals) === 'th' ? 'รอ' : 'wait');
  },
};

/** Nothing found: what to do about it, and what was typed stays. */
export const NothingFound: Screen = {
  render: screen(),
  play: async ({ canvas, globals }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), languageOf(globals) === 'th' ? 'ส่งสัตว์เลี้ยง' : 'tropical fish');
  },
};

/** The gateway does not say whom to call: the answers are there all the same. */
export const GatewayDown: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/faq"
      isWithoutStartup
      answers={{
        '/init_data_v3': () => {
          throw gatewayDown();
        },
      }}
    />
  ),
};
