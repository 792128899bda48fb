import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { ReactNode } from 'react';
import { OwnTexts } from '../../shared/texts/own-texts.tsx';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  th: async () => (await import('@songwai/core/i18n/texts/th/ratings/tip')).tip,
  en: async () => (await import('@songwai/core/i18n/texts/en/ratings/tip')).tip,
};

/** Brings the texts of a tip with it. */
export function TipTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts namespace="tip" loaders={loaders}>
      {children}
    </OwnTexts>
  );
}
