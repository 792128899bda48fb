import type { EnglishOf } from '../../../text-keys.ts';

export const links = {
  'links.failed': 'The order of this link cannot be opened right now',
  'links.filled': 'Filled in from the link',
  'links.keep': 'Go on with my order',
  'links.open': 'Open the link',
  'links.replaceDetail': 'You have begun an order. Opening the link replaces it.',
  'links.replaceTitle': 'Open the order of this link?',
  'links.retry': 'Try again',
  'links.share': 'Share route and price',
  'links.shareCopied': 'Link copied',
  'links.shareCopy': 'Copy a link to route and price',
  'links.shareFailed': 'It could not be copied. Please copy this link yourself.',
  'links.shareTitle': 'Route and price of a delivery',
  'links.someWrong': 'Part of the link could not be used. Please fill in what is still open.',
} satisfies EnglishOf<'links'>;
