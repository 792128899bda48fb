import type { Language } from '@songwai/core/basics/language';
import type { Texts } from '@songwai/core/i18n/load-texts';
import type { ReactNode } from 'react';
import { OwnTexts } from '../shared/texts/own-texts.tsx';

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  th: async () => (await import('@songwai/core/i18n/texts/th/photos/photos')).photos,
  en: async () => (await import('@songwai/core/i18n/texts/en/photos/photos')).photos,
};

/** Brings the texts of photos with it. */
export function PhotoTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts namespace="photos" loaders={loaders}>
      {children}
    </OwnTexts>
  );
}
