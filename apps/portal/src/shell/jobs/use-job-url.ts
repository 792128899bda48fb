import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../language/use-language.ts';

/** Makes the URL of a public tracking page, in the language that is shown, from a tracking id or a receiver's link. */
export const useJobUrl = (): ((id: string) => string) => {
  const language = useLanguage();
  return (id) => new URL(localizedPath(language, `/t/${id}`), window.location.origin).href;
};
