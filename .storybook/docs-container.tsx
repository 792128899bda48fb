import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { brandTheme } from './brand-theme.ts';
import './docs-page.css';

/** A docs page in the brand's colours. */
export const BrandContainer = (props: DocsContainerProps) => <DocsContainer {...props} theme={brandTheme} />;
