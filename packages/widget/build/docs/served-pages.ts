import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';

/** A file of the docs that partners are served, beside the script. */
export interface ServedPage {
  /** Path below the repository. */
  readonly source: string;
  /** Path below `docs/` of a release. */
  readonly name: string;
  readonly text: string;
}

/** What partners read: the pages about embedding, their snippets, and what the packages say of themselves. */
const named: Readonly<Record<string, string>> = {
  'docs/embedding.md': 'index.md',
  'packages/widget/README.md': 'widget-package.md',
  'packages/widget/CHANGELOG.md': 'changelog.md',
  'packages/node/README.md': 'node-package.md',
  'packages/partner/README.md': 'partner-package.md',
};
const folder = 'docs/embedding';

const nameOf = (source: string): string => named[source] ?? posix.relative(folder, source);

/** Reads the pages. @param root of the repository */
export const readServedPages = (root: string): readonly ServedPage[] =>
  [...Object.keys(named), ...globSync([`${folder}/*.md`, `${folder}/snippets/*`], { cwd: root }).sort()]
    .map((source) => source.split(sep).join('/'))
    .map((source) => ({ source, name: nameOf(source), text: readFileSync(join(root, source), 'utf8') }));

/** Whether a link leads out of what is served, to a file of the repository. */
const isInside = (href: string): boolean => !/^([a-z][a-z\d+.-]*:|#)/i.test(href);

/**
 * Where a link of a page leads among the served ones; null for a file that is not served.
 * @param href as the page has it
 */
const servedHref = (pages: readonly ServedPage[], { source, name }: ServedPage, href: string): string | null => {
  if (!isInside(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = pages.find((page) => page.source === posix.join(dirname(source), path));
  if (target === undefined) return null;
  const relative = posix.relative(posix.dirname(name), target.name);
  return anchor === undefined ? relative : `${relative}#${anchor}`;
};

/** A link in Markdown: its text and where it leads. */
const link = /(?<!!)\[(?<text>[^\]]*)\]\((?<href>[^)\s]+)\)/g;

/** A block of code, in which brackets are no links. */
const fence = /(^```.*?^```$)/ms;

/** A page's text with its links among the served pages; of a link that leads to no served one, the words stay. */
export const servedText = (pages: readonly ServedPage[], page: ServedPage): string =>
  page.text
    .split(fence)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replaceAll(link, (...match) => {
            const { text, href } = match.at(-1) as { readonly text: string; readonly href: string };
            const served = servedHref(pages, page, href);
            return served === null ? text : `[${text}](${served})`;
          }),
    )
    .join('');
