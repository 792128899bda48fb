import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Cookie notice', tags: ['!picture', '!autodocs'] };
export default meta;

type Screen = StoryObj;

const analytics = { url: 'https://plausible.example/api/event', domain: 'songwai.test' };

/** Nothing is measured, so nothing is asked. */
export const Note: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/cookie-policy" hasCookieNotice />,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /จำเป็น|necessary/ });
  },
};

/** The operator counts page views: refusing and allowing look alike. */
export const Question: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/cookie-policy" hasCookieNotice startup={{ analytics }} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /นับการเปิดหน้าเว็บ|page views/ });
  },
};

/** Opened again from the footer, with the answer of before. */
export const Refused: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/cookie-policy"
      hasCookieNotice
      startup={{ analytics }}
      prepare={(portal) => void portal.storage.set('songwai.cookieNotice', 'refused')}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ตั้งค่าคุกกี้|Cookie settings/ }));
    await canvas.findByRole('region', { name: /นับการเปิดหน้าเว็บ|page views/ });
  },
};
