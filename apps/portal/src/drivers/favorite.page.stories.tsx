import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireBlocked, wireFavourites, wireSuggested } from '../../tests/known-drivers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Drivers', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const full: Answers = {
  '/get_list_favorite_driver': () => ({ ...ok, drivers: wireFavourites }),
  '/get_list_block_driver': () => ({ ...ok, drivers: wireBlocked }),
  '/get_list_suggested_driver': () => ({ ...ok, drivers: wireSuggested }),
  '/add_favorite_driver': () => ok,
  '/add_block_driver': () => ok,
  '/remove_favorite_driver': () => ok,
  '/remove_block_driver': () => ok,
};
const none = () => ({ ...ok, drivers: [] });

const screen =
  (answers: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/favorite" user={storyUser} answers={{ ...full, ...answers }} />
  );

/** Favourites with their notes, blocked drivers, and those whom one could save. */
export const Full: Screen = {
  render: screen(),
  play: async ({ canvas }) => {
    await canvas.findAllByText('2ขก 4471');
  },
};

export const Blocked: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('2ขก 4471');
    const tab = canvas.queryByRole('tab', { name: /บล็อก|Blocked/ });
    if (tab) await userEvent.click(tab);
    await canvas.findByRole('button', { name: /ธีรพล$/ });
  },
};

/** A note is being changed. */
export const EditingNote: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(แก้โน้ตของ|Change the note on )สมชาย/ }));
    await canvas.findByRole('textbox');
  },
};

/** No driver was saved or blocked yet. */
export const Empty: Screen = {
  render: screen({
    '/get_list_favorite_driver': none,
    '/get_list_block_driver': none,
    '/get_list_suggested_driver': none,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/กดหัวใจไว้|Press the heart/);
  },
};

/** The lists cannot be read right now. */
export const Failed: Screen = {
  render: screen({
    '/get_list_favorite_driver': () => {
      throw gatewayDown();
    },
    '/get_list_block_driver': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/ไม่ได้ในตอนนี้|right now/);
  },
};

/** A change was not saved. */
export const ChangeFailed: Screen = {
  render: screen({
    '/remove_favorite_driver': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(วิชัยเป็นคนขับโปรด|วิชัย is a favourite)/ }));
    await canvas.findByText(/จัดการคนขับโปรดไม่สำเร็จ|That did not work/);
  },
};
