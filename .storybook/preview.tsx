import type { Preview } from '@storybook/react-vite';
import { StoryFrame } from '../packages/ui/tests/story-frame.tsx';

/** Every story can be seen in both languages, both themes, on a phone and on a desk. */
const preview: Preview = {
  globalTypes: {
    lang: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { lang: 'th', theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 390 × 844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow phone 320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        desktop: { name: 'Desktop 1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryFrame lang={String(globals['lang'])} theme={String(globals['theme'])}>
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
