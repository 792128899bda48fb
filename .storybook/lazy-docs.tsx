import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

// The blocks of docs pages are half of what a story would fetch before it is drawn, and a story needs none of them.
const Page = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));
const Container = lazy(async () => ({ default: (await import('./docs-container.tsx')).BrandContainer }));

export const LazyDocsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

export const LazyDocsContainer = (props: DocsContainerProps) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
);
