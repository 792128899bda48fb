import { useLanguage } from '@songwai/features/shared/translate-context';
import { useMemo } from 'react';

/** Writes names one after the other as the visitor's language does: "Car and Pickup". */
export const useNameList = (): ((names: readonly string[]) => string) => {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.ListFormat(language, { type: 'conjunction' });
    return (names) => format.format(names);
  }, [language]);
};
