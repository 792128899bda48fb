import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../../tests/section-story.tsx';
import { InstallButton } from './install-button.tsx';
import { installTexts } from './install-texts.ts';
import { type InstallWay, openInstall } from './open-install.ts';

const meta: Meta = { title: 'Portal/App/Install', tags: ['!autodocs'] };
export default meta;

const inWay = (way: InstallWay): StoryObj => ({
  render: (_, { globals }) => (
    <SectionStory
      language={languageOf(globals)}
      Section={InstallButton}
      texts={installTexts}
      prepare={(portal) => portal.part(openInstall).store.setState({ way })}
    />
  ),
});

/** The browser can ask. */
export const Ask = inWay('ask');
/** On Apple's phones it is done by hand. */
export const ByHand = inWay('byHand');
/** It is done. */
export const Installed = inWay('installed');
/** This browser cannot. */
export const Impossible = inWay('none');
