import { useLanguage } from './translate-context.tsx';

/** A space beside a figure, ฿ or · parts no phrases. */
const inside = /([\d฿·]) | (?=[\d฿·])/g;

/** A text whose lines break between phrases: Thai parts these by spaces, and a browser would break its words anywhere. */
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
