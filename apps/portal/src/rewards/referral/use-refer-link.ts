import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** The link by which friends sign up with a code, and the same without its protocol, to be read. */
export function useReferLink(code: string): { readonly url: string; readonly shownUrl: string } {
  const { origin } = usePortal();
  const language = useLanguage();
  const url = `${origin}${localizedPath(language, `/signupRefer/${encodeURIComponent(code)}`)}`;
  return { url, shownUrl: url.replace(/^https?:\/\//, '') };
}
