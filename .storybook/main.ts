import type { StorybookConfig } from '@storybook/react-vite';

/** Storybook's own interface does not load our styles, so the typeface is declared here. */
const anuphan = (subset: string, range: string) =>
  `@font-face{font-family:"Anuphan Variable";font-weight:100 700;font-display:swap;src:url(./fonts/anuphan-${subset}-wght-normal.woff2) format("woff2");unicode-range:${range}}`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/foundation/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/features/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    '../packages/widget/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The portal's public folder has the favicon; the widget's stories load its built script.
  staticDirs: [
    '../apps/portal/public',
    { from: '../packages/widget/dist', to: '/widget/v1' },
    { from: '../packages/ui/node_modules/@fontsource-variable/anuphan/files', to: '/fonts' },
  ],
  managerHead: (head) =>
    `${head}<style>${anuphan('latin', 'U+0000-00FF,U+2000-206F')}${anuphan('thai', 'U+0E01-0E5B,U+200C-200D,U+25CC')}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads types as TypeScript does: a flag is boolean, an optional choice lists its words, inherited props are there.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.base.json',
      include: ['packages/**/src/**/*.tsx'],
      exclude: ['**/*.{test,stories}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
};

export default config;
