import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { ReactNode } from 'react';
import { OwnTexts } from '../../shared/texts/own-texts.tsx';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  th: async () => (await import('@songwai/core/i18n/texts/th/orders/details')).details,
  en: async () => (await import('@songwai/core/i18n/texts/en/orders/details')).details,
};

/** Brings the texts of what is asked after the contacts with it. */
export function DetailsTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts namespace="details" loaders={loaders}>
      {children}
    </OwnTexts>
  );
}
