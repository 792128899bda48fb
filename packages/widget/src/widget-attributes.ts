import type { Language } from '@songwai/core/basics/language';

export const observedAttributes = ['partner', 'token', 'tracking-id', 'lang'] as const;

/** What a host page says to an element. */
export interface WidgetAttributes {
  readonly partner: string;
  /** Signed by the partner's own server, five minutes at most. */
  readonly token: string;
  readonly trackingId: string;
  readonly language: Language;
}

/** `en` of `en-US` or `EN`: the primary subtag of a BCP 47 tag. */
const englishTag = /^en(?:-|$)/i;

/** Reads the attributes; a language that we do not speak falls back to Thai. `theme` is none of them: the style sheet reads it off the element. */
export const readAttributes = (element: Element): WidgetAttributes => ({
  partner: element.getAttribute('partner') ?? '',
  token: element.getAttribute('token') ?? '',
  trackingId: element.getAttribute('tracking-id') ?? '',
  language: englishTag.test(element.getAttribute('lang') ?? '') ? 'en' : 'th',
});
