import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { StoryFrame } from '../packages/ui/tests/story-frame.tsx';
import { HostileHost } from './hostile-host.tsx';
import { LazyDocsContainer, LazyDocsPage } from './lazy-docs.tsx';
import type { ShownStory } from './story-code.ts';

// Generous, because a busy machine can be slow.
configure({ asyncUtilTimeout: 20_000 });

const choice = (description: string, icon: 'globe' | 'mirror' | 'browser', titles: Readonly<Record<string, string>>) => ({
  description,
  toolbar: { icon, items: Object.entries(titles).map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

/** Storybook takes an optional flag for a union of types; gives flags a boolean control instead. */
const controlsByName: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref' && name !== 'className')
      .map(([name, argType]) => [name, /^is[A-Z]/.test(name) ? { ...argType, control: 'boolean' as const } : argType]),
  );

/** Every story is available in both languages and themes, on phone and desktop, and inside a hostile page. */
const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [controlsByName],
  globalTypes: {
    lang: choice('Language', 'globe', { th: 'ไทย', en: 'English' }),
    theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    host: choice('Where it stands', 'browser', { page: 'Our page', hostile: 'Hostile shadow host' }),
  },
  initialGlobals: { lang: 'th', theme: 'light', host: 'page' },
  parameters: {
    layout: 'fullscreen',
    // A story is a part of a page, so it needs no landmarks.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    docs: {
      page: LazyDocsPage,
      container: LazyDocsContainer,
      controls: { sort: 'requiredFirst' },
      codePanel: true,
      source: {
        type: 'code',
        transform: async (code: string, story: ShownStory) => (await import('./story-code.ts')).storyCode(code, story),
      },
    },
    options: {
      storySort: {
        order: [
          'Foundation',
          [
            'Start here',
            'All components',
            'Contents of a page',
            'Colour',
            'Type',
            'Space and shape',
            'Breakpoints',
            'Layers',
            'Motion',
            'Icons',
            'Logo',
            'Vehicles',
            'Illustrations',
            'Voice',
            'Print',
          ],
          'Patterns',
          'Controls',
          'Fields',
          'Choices',
          'Overlays',
          'Feedback',
          'Data',
          'Chat',
          'Route',
          'Map',
          'Order',
          'Tracking',
          'Portal',
          ['Home', 'Orders', 'Sessions', 'Tracking', 'Legal', 'Errors'],
          'Widget',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390 × 844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow phone 320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet 834 × 1194', styles: { width: '834px', height: '1194px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const story = (
        <StoryFrame lang={String(globals['lang'])} theme={String(globals['theme'])} isInline={viewMode === 'docs'}>
          <Story />
        </StoryFrame>
      );
      return globals['host'] === 'hostile' ? <HostileHost>{story}</HostileHost> : story;
    },
  ],
};

export default preview;
