import { Fragment } from 'react';
import { useLanguage } from './use-language.ts';

/** A heading whose lines break between phrases: Thai parts these by spaces, and a browser would break its words anywhere. */
export function Phrases({ text }: { readonly text: string }) {
  const language = useLanguage();
  if (language !== 'th') return text;
  return text.split(' ').map((phrase) => (
    <Fragment key={phrase}>
      <span className="sw-phrase">{phrase}</span>{' '}
    </Fragment>
  ));
}
