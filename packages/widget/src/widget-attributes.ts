import type { Language } from '@songwai/core/basics/language';

export const observedAttributes = ['partner', 'token', 'tracking-id', 'lang', 'theme'] as const;

/** What a host page says to an element. */
export interface WidgetAttributes {
  readonly partner: string;
  /** Signed by the partner's own server, five minutes at most. */
  readonly token: string;
  readonly trackingId: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'auto';
}

const pick = <T extends string>(value: string | null, allowed: readonly T[], fallback: T): T =>
  allowed.find((candidate) => candidate === value) ?? fallback;

/** Reads the attributes; an unknown language or theme falls back to Thai and to the visitor's own setting. */
export const readAttributes = (element: Element): WidgetAttributes => ({
  partner: element.getAttribute('partner') ?? '',
  token: element.getAttribute('token') ?? '',
  trackingId: element.getAttribute('tracking-id') ?? '',
  language: pick(element.getAttribute('lang'), ['th', 'en'], 'th'),
  theme: pick(element.getAttribute('theme'), ['light', 'dark', 'auto'], 'auto'),
});
