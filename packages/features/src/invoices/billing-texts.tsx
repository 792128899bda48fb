import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { ReactNode } from 'react';
import { OwnTexts } from '../shared/texts/own-texts.tsx';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  th: async () => (await import('@songwai/core/i18n/texts/th/invoices/billing')).billing,
  en: async () => (await import('@songwai/core/i18n/texts/en/invoices/billing')).billing,
};

/** Brings the texts of billing addresses with it. */
export function BillingTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts namespace="billing" loaders={loaders}>
      {children}
    </OwnTexts>
  );
}
