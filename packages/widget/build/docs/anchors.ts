import type { Token, Tokens } from 'marked';

/** Text of a heading as it is read, without its marks. */
export const headingText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? headingText(token.tokens) : ((token as Tokens.Text).text ?? '')))
    .join('');

/** The anchor that GitHub gives to a heading with this text, so that links work there and on our pages. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
