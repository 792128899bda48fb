import { create } from 'storybook/theming';

/** The logo's symbol, the same shape as in `packages/ui/src/logo`. */
const mark =
  '<svg width="22" height="26" viewBox="0 0 26 30" fill="none" aria-hidden="true"><path d="M19 6h-7.5a4.5 4.5 0 0 0 0 9h3a4.5 4.5 0 0 1 0 9H7" stroke="#0b6b5d" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="6" r="4" fill="#fff" stroke="#0b6b5d" stroke-width="3"/><circle cx="6" cy="24" r="5.5" fill="#ffb31a"/></svg>';

const wordmark = `<span style="display:flex;align-items:center;gap:8px;font-size:17px;font-weight:700;color:#10241f">${mark}Songwai <span style="font-weight:400;color:#4a5f59">ส่งไว</span></span>`;

/** Storybook's own interface in the brand's colours, which are those of the light theme's tokens. */
export const brandTheme = {
  ...create({
    base: 'light',
    brandTitle: wordmark,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#0b6b5d',
    colorSecondary: '#0b6b5d',
    appBg: '#f5f8f6',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dce6e2',
    appBorderRadius: 10,
    textColor: '#10241f',
    textMutedColor: '#4a5f59',
    textInverseColor: '#ffffff',
    barBg: '#ffffff',
    barTextColor: '#4a5f59',
    barHoverColor: '#07473e',
    barSelectedColor: '#0b6b5d',
    inputBg: '#ffffff',
    inputBorder: '#6b7f78',
    inputTextColor: '#10241f',
    inputBorderRadius: 10,
    fontBase: '"Anuphan Variable", system-ui, sans-serif',
  }),
  // With `null`, Storybook renders the title as HTML, which can use the brand's typeface; an image could not.
  brandImage: null as unknown as string,
};
