import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { ReactNode } from 'react';
import { OwnTexts } from '../shared/texts/own-texts.tsx';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  th: async () => (await import('@songwai/core/i18n/texts/th/ratings/rating')).rating,
  en: async () => (await import('@songwai/core/i18n/texts/en/ratings/rating')).rating,
};

/** Brings the texts of a rating with it. */
export function RatingTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts namespace="rating" loaders={loaders}>
      {children}
    </OwnTexts>
  );
}
