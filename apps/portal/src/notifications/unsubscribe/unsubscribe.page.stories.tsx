import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Unsubscribe', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const link = { event: 'delivered', address: 'w•••@example.com', isOn: true };
/** The page reads by GET and switches by POST: only the second says what is wanted. */
const answering =
  (read: () => unknown): Answers[string] =>
  ({ isOn, all }) =>
    isOn === undefined && all === undefined ? read() : ok;

const screen =
  (read: () => unknown): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/unsubscribe/eyJhbGciOi"
      answers={{ '/notification/unsubscribe': answering(read) }}
    />
  );

/** Which mails stop, and to which address; nothing is changed yet. */
export const Asked: Screen = {
  render: screen(() => ({ ...ok, ...link })),
  play: async ({ canvas }) => {
    await canvas.findByText(/w•••@example.com/);
  },
};

/** They are stopped already: it can be taken back, and the others can be stopped, too. */
export const Stopped: Screen = {
  render: screen(() => ({ ...ok, ...link, isOn: false })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /หยุดอีเมลทั้งหมด|Stop all/ });
  },
};

/** All that can be stopped is. */
export const AllStopped: Screen = {
  render: screen(() => ({ ...ok, ...link, isOn: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /หยุดอีเมลทั้งหมด|Stop all/ }));
    await canvas.findByRole('heading', { name: /หยุดทั้งหมด|All that can be/ });
  },
};

/** Sent again after all. */
export const SentAgain: Screen = {
  render: screen(() => ({ ...ok, ...link, isOn: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ส่งให้เหมือนเดิม|Send them again/ }));
    await canvas.findByRole('heading', { name: /ส่งให้เหมือนเดิมแล้ว|sent again/ });
  },
};

/** A link that is not ours, or whose account is gone. */
export const Unknown: Screen = {
  render: screen(() => {
    throw refusal(404);
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ลิงก์นี้ใช้ไม่ได้|does not work/);
  },
};

/** The gateway has not answered yet. */
export const Loading: Screen = { render: screen(() => new Promise<never>(() => undefined)) };

/** It cannot be reached. */
export const Failed: Screen = {
  render: screen(() => {
    throw gatewayDown();
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/เปิดหน้านี้ไม่ได้|cannot be shown/);
  },
};
