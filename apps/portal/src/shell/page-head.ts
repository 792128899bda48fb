import type { Language } from '@songwai/core/basics/language';
import { localizedPath } from '../routes/localized-path.ts';
import type { RouteFace } from '../routes/route-entry.ts';
import { routeHeads } from '../routes/route-heads.ts';
import { keywordsOf } from '../routes/route-keywords.ts';

interface PageHead {
  readonly document: Document;
  readonly route: RouteFace;
  readonly language: Language;
  readonly path: string;
}

const setMeta = (document: Document, name: string, content: string): void => {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
};

const setLink = (document: Document, { rel, hreflang, href }: { rel: string; hreflang?: string; href: string }): void => {
  const selector = hreflang ? `link[rel="${rel}"][hreflang="${hreflang}"]` : `link[rel="${rel}"]`;
  let link = document.head.querySelector<HTMLLinkElement>(selector);
  if (!link) {
    link = document.createElement('link');
    link.rel = rel;
    if (hreflang) link.hreflang = hreflang;
    document.head.append(link);
  }
  link.href = href;
};

/** Title, description, keywords and the addresses in both languages, as the server renders them for the first page. */
export const updateHead = ({ document, route, language, path }: PageHead): void => {
  const address = (of: Language) => new URL(localizedPath(of, path), document.baseURI).href;
  const head = routeHeads[route.path];
  if (!head) throw new Error(`The page ${route.path} has no title.`);
  document.title = head.title[language];
  setMeta(document, 'description', head.description[language]);
  setMeta(document, 'keywords', keywordsOf(route.path)[language]);
  setMeta(document, 'robots', route.index ? 'index, follow' : 'noindex');
  setLink(document, { rel: 'canonical', href: address(language) });
  for (const hreflang of ['th', 'en'] as const) setLink(document, { rel: 'alternate', hreflang, href: address(hreflang) });
};
