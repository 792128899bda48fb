import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { findRoute } from '../../routes/find-route.ts';

const meta: Meta = { title: 'Portal/Errors', tags: ['picture', '!autodocs'] };
export default meta;

/** An unknown path, and the link home. */
export const NotFound: StoryObj = {
  name: 'Not found',
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/no-such-page" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A page that failed, with the code for support. */
export const Broken: StoryObj = {
  tags: ['!picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/error?code=500" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** Finds every page, but its code does not arrive. */
const findLost: typeof findRoute = (path) => {
  const found = findRoute(path);
  return found && { ...found, route: { ...found.route, page: () => Promise.reject(new Error('The page did not arrive.')) } };
};

/** The code of a page could not be loaded: the header stays, and a button tries again. */
export const CodeNotLoaded: StoryObj = {
  tags: ['!picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/" find={findLost} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ลองอีกครั้ง|Try again/ });
  },
};
