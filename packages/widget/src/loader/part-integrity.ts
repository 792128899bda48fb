/**
 * Integrity (`sha384-…`) by part; null: nothing is checked. The build writes the script twice (`build/integrity-tables.ts`): for the addresses of exact
 * versions with those of all parts in this place, for `/v1/` with null and without the code of the checks. What is loaded from `/v1/` is not checked: whoever
 * could change a part could change the loader.
 */
const sums: Readonly<Record<string, string | undefined>> | null = JSON.parse('{"integrity":"of parts"}');

/** What a fetch of a part has to say of it. */
export const checkOf = (part: string): { readonly integrity?: string } => {
  const integrity = sums?.[part];
  return integrity ? { integrity } : {};
};

const checked = new Map<string, Promise<void>>();

/**
 * The nonce that let the loader in: of its own tag, else of any script, where the page imports the loader or has removed the tag. Without it a policy that goes
 * by nonce alone refuses the link; the import has the loader's nonce by itself, so a refused link has to stop it.
 */
const nonceOfPage = (): string => {
  const scripts = [...document.scripts].filter(({ nonce }) => nonce);
  return (scripts.find(({ src }) => src === import.meta.url) ?? scripts[0])?.nonce ?? '';
};

/** Resolves when the browser has the part, and it is what it has to be. */
const preload = (link: HTMLLinkElement, part: string): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      checked.delete(part);
      link.remove();
      reject(new TypeError(`${link.href} has another integrity, or the page's policy refuses its link`));
    });
  });

/**
 * Lets the browser run the parts only if they are what they have to be. Fetching them with their integrity does not do that: the import that follows could get
 * another answer. A preloaded module is checked by the browser, and is the one that runs, whoever imports it.
 * @throws TypeError where a part is not what it has to be, or a policy refuses its link: an import would run it unchecked
 */
export const preloadChecked = async (parts: readonly string[], addressOf: (part: string) => URL): Promise<void> => {
  if (!sums) return;
  // All at once, before one of them could import another unchecked.
  await Promise.all(
    parts.map((part) => {
      const integrity = sums[part];
      const coming = checked.get(part);
      if (!integrity || coming) return coming;
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.integrity = integrity;
      link.nonce = nonceOfPage();
      link.href = addressOf(part).href;
      const preloaded = preload(link, part);
      checked.set(part, preloaded);
      document.head.append(link);
      return preloaded;
    }),
  );
};
