import type { Language } from '@songwai/core/basics/language';

/** The attributes that every part of an element reads; others are read from the element by the part that uses them. */
export interface WidgetAttributes {
  readonly partner: string;
  /** Signed by the partner's server, valid for at most five minutes. */
  readonly token: string;
  readonly trackingId: string;
  /** The scenario of a demo, often empty; null: no demo. */
  readonly demo: string | null;
  readonly language: Language;
}

/** `en` of `en-US` or `EN`: the primary subtag of a BCP 47 tag. */
const englishTag = /^en(?:-|$)/i;

/** The language tag of an element: its own, or that of the nearest ancestor with one, out through shadow roots up to the page. */
const languageTag = (element: Element): string => {
  const named = element.closest('[lang]');
  if (named) return named.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageTag(root.host) : '';
};

/** Reads the attributes; an unsupported language falls back to Thai. The style sheet reads `theme` from the element itself. */
export const readAttributes = (element: Element): WidgetAttributes => ({
  partner: element.getAttribute('partner') ?? '',
  token: element.getAttribute('token') ?? '',
  trackingId: element.getAttribute('tracking-id') ?? '',
  demo: element.getAttribute('demo'),
  language: englishTag.test(languageTag(element)) ? 'en' : 'th',
});
