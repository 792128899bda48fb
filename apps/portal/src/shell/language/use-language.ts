import type { Language } from '@songwai/core/basics/language';
import { useFlow } from '@songwai/features/shared/use-flow';
import { usePortal } from '../portal-context.tsx';

/** The language of the address. */
export const useLanguage = (): Language => useFlow(usePortal().language, (state) => state.language);
