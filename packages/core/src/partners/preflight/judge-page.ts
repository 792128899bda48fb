import { type Judgement, ok, warning } from './judgement.ts';

/** @param addresses the address of each script tag that loads the widget */
export const judgeScripts = (addresses: readonly string[]): Judgement =>
  new Set(addresses).size > 1
    ? warning(`Several addresses load the widget, and the first one counts: ${addresses.join(', ')}`)
    : ok('Loaded once.');

/** @param isNamed whether the element or something around it has `lang` */
export const judgeLanguage = (isNamed: boolean): Judgement =>
  isNamed ? ok('The language is named.') : warning('Neither the element nor the page has "lang": it is in Thai.');

/** @param hasViewport whether the page has `<meta name="viewport">` */
export const judgeViewport = (hasViewport: boolean): Judgement =>
  hasViewport ? ok('Made for phones.') : warning('The page has no <meta name="viewport">: on a phone everything is tiny.');

/** @param isSecure whether the page is a secure context */
export const judgeSecurity = (isSecure: boolean): Judgement =>
  isSecure ? ok('A secure page.') : warning('Without https what a guest typed is not kept over a reload.');
