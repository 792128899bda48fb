import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Marked } from 'marked';
import { headingText, slugOf } from '../../../packages/widget/build/docs/anchors.ts';

const walkTokens = (markdown, visit) => {
  const marked = new Marked();
  marked.walkTokens(marked.lexer(markdown), visit);
};

/** The anchors of a page; a heading that comes again has a number. */
export const anchorsOf = (markdown) => {
  const seen = new Map();
  const anchors = new Set();
  walkTokens(markdown, (token) => {
    if (token.type !== 'heading') return;
    const slug = slugOf(headingText(token.tokens));
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    anchors.add(times === 0 ? slug : `${slug}-${times}`);
  });
  return anchors;
};

/** Links and pictures of a page, as written. */
const linksOf = (markdown) => {
  const links = [];
  walkTokens(markdown, (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href);
  });
  return links;
};

/**
 * Links of a page that lead to no file, or to no heading of it; those to other sites are not asked for.
 * @param file path of the page below `root`
 */
export const brokenLinks = (root, file) => {
  const markdown = readFileSync(join(root, file), 'utf8');
  return linksOf(markdown).flatMap((link) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join(root, file) : join(root, dirname(file), decodeURIComponent(path));
    const where = `${file.split(sep).join('/')}: ${link}`;
    if (!existsSync(target)) return [`${where} (there is no ${relative(root, target)})`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    return anchorsOf(readFileSync(target, 'utf8')).has(anchor) ? [] : [`${where} (there is no such heading)`];
  });
};
