import { useLanguage } from './translate-context.tsx';

/** A space next to a figure, ฿ or · does not separate phrases. */
const inside = /([\d฿·]) | (?=[\d฿·])/g;

/** A text whose lines break between phrases. Thai separates phrases by spaces, and a browser would break inside words. */
export function Phrases({ text }: { readonly text: string }) {
  if (useLanguage() !== 'th') return text;
  return text
    .replace(inside, '$1\u00a0')
    .split(' ')
    .flatMap((phrase, index) => [
      index ? ' ' : '',
      // biome-ignore lint/suspicious/noArrayIndexKey: a phrase is nothing but its place in the text
      <span key={index} className="sw-phrase">
        {phrase}
      </span>,
    ]);
}
