import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { ReactNode } from 'react';
import { OwnTexts } from '../shared/texts/own-texts.tsx';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  th: async () => (await import('@songwai/core/i18n/texts/th/full-day/hire')).hire,
  en: async () => (await import('@songwai/core/i18n/texts/en/full-day/hire')).hire,
};

/** Brings the texts of a hire with it. */
export function HireTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts namespace="hire" loaders={loaders}>
      {children}
    </OwnTexts>
  );
}
