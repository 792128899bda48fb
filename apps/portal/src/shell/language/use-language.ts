import type { Language } from '@songwai/core/basics/language';
import { usePortal } from '../portal-context.tsx';
import { useStore } from '../use-store.ts';

/** The language that the address bar says. */
export const useLanguage = (): Language => useStore(usePortal().language, (state) => state.language);
