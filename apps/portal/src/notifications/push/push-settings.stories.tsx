import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStory } from '../../../tests/section-story.tsx';
import { createPushAnswers, createPushDevice } from '../../../tests/settings/push-device.ts';
import { preferencesTexts } from '../preferences/preferences-texts.ts';
import type { DevicePush } from './device-push.ts';
import { PushSettings } from './push-settings.tsx';

const meta: Meta = { title: 'Portal/Settings/Pushed messages', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen = (createDevice: () => DevicePush, isOn = false): Screen => ({
  render: (_, { globals }) => {
    const device = createDevice();
    return (
      <SectionStory
        language={languageOf(globals)}
        Section={() => <PushSettings device={device} />}
        texts={preferencesTexts}
        answers={createPushAnswers({ isOn })}
      />
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/เครื่องนี้|this device|เบราว์เซอร์|browser|หน้าจอโฮม|home screen/);
  },
});

/** Not switched on yet. */
export const Off = screen(() => createPushDevice());

/** Switched on, with a message to try it. */
export const On = screen(() => createPushDevice({ isSubscribed: true }), true);

/** The customer once said no, and only the browser's settings change that. */
export const Blocked = screen(() => createPushDevice({ permission: 'denied' }));

/** Apple's phones push only to installed apps. */
export const NeedsInstall = screen(() => createPushDevice({ permission: 'needsInstall' }));
