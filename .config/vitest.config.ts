import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const preactAlias = [
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  {
    find: /^react\/jsx-(dev-)?runtime$/,
    replacement: '@preact/compat/jsx-runtime',
  },
];

const node = (name: string, dir: string) => ({
  root,
  test: { name, include: [`${dir}/**/*.test.ts`], environment: 'node' },
});

/** One runner for every package; a project is a package (or a package under another renderer). */
export default defineConfig({
  root,
  test: {
    projects: [
      node('core', 'packages/core'),
      {
        root,
        test: {
          name: 'gateway',
          include: ['apps/gateway/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/gateway/tests/harness/global-setup.ts'],
        },
      },
      node('partner-site', 'apps/partner-site'),
      {
        root,
        test: {
          name: 'ui',
          include: ['packages/ui/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      {
        root,
        test: {
          name: 'features',
          include: ['packages/features/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      {
        root,
        resolve: { alias: preactAlias },
        test: {
          name: 'ui-preact',
          include: ['packages/ui/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      {
        root,
        test: {
          name: 'widget',
          include: ['packages/widget/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      {
        root,
        test: {
          name: 'portal',
          include: ['apps/portal/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
