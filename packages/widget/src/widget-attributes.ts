import type { Language } from '@songwai/core/basics/language';

export const observedAttributes = ['partner', 'token', 'tracking-id', 'rating-token', 'lang'] as const;

/** An element's attributes. */
export interface WidgetAttributes {
  readonly partner: string;
  /** Signed by the partner's server, valid for at most five minutes. */
  readonly token: string;
  readonly trackingId: string;
  readonly language: Language;
}

/** `en` of `en-US` or `EN`: the primary subtag of a BCP 47 tag. */
const englishTag = /^en(?:-|$)/i;

/** Reads the attributes; an unsupported language falls back to Thai. The style sheet reads `theme` from the element itself. */
export const readAttributes = (element: Element): WidgetAttributes => ({
  partner: element.getAttribute('partner') ?? '',
  token: element.getAttribute('token') ?? '',
  trackingId: element.getAttribute('tracking-id') ?? '',
  language: englishTag.test(element.getAttribute('lang') ?? '') ? 'en' : 'th',
});
