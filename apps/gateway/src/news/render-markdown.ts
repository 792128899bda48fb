import type { Language } from '@songwai/core/basics/language';
import { turningMarks } from '@songwai/core/basics/text/clean-line';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../http/escape-html.ts';

/** Deeper than any article; marked calls itself for each level. */
const deepest = 12;
/** Marks of quotations and lists at the beginning of a line: each opens a level. */
const levels = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
const level = />|[-+*](?=[ \t])|\d{1,9}[.)]/g;
/** Runs of marks that no text has; some take the parser time that grows with their square. */
const longRun = /([[\]()<>`*_~!\\])\1{40}/;

/** Markdown that is not rendered. */
export class UnreadableMarkdownError extends Error {
  override readonly name = 'UnreadableMarkdownError';
}

const marked = new Marked({
  gfm: true,
  renderer: {
    // HTML of the author is text like any other.
    html: ({ text }) => escapeHtml(text),
    // The cover is the only picture: others would tell their servers who reads.
    image: ({ text }) => escapeHtml(text),
  },
  // A table does not fit a phone.
  tokenizer: { table: () => undefined },
});

/** Leads to a page of ours; browsers read a backslash as a slash. */
const isOwn = (href: string): boolean => /^\/(?![/\\]|%5c)/i.test(href);
const isOther = (href: string): boolean => /^(?:https:\/\/|mailto:|tel:)/i.test(href);

const linkOf = (href: string, language: Language): sanitizeHtml.Attributes => {
  if (isOwn(href)) return { href: language === 'en' && !/^\/(?:en|th)(?:\/|$)/.test(href) ? `/en${href}` : href };
  return isOther(href) ? { href, rel: 'nofollow noopener noreferrer' } : {};
};

/** Even if marked had a fault, nothing else comes through. */
const fewOf = (language: Language): sanitizeHtml.IOptions => ({
  allowedTags: ['p', 'br', 'strong', 'em', 'del', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre', 'hr'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 2 * deepest + 8,
  transformTags: {
    // The page has the first heading.
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href, language) }),
  },
});

const few = { th: fewOf('th'), en: fewOf('en') };

/**
 * Renders Markdown to HTML of few elements. Links to our own pages lead to those in the language of the text.
 *
 * @throws {UnreadableMarkdownError} where it is nested too deeply, or made of signs that no text has.
 */
export function renderMarkdown(markdown: string, language: Language = 'th'): string {
  const text = markdown.toWellFormed().replace(turningMarks, '');
  const isTooDeep = text.split('\n').some((line) => (levels.exec(line)?.[0].match(level)?.length ?? 0) > deepest);
  if (isTooDeep || longRun.test(text)) throw new UnreadableMarkdownError('The text is nested too deeply to be read.');
  try {
    return sanitizeHtml(marked.parse(text, { async: false }), few[language]).trim();
  } catch (error) {
    if (error instanceof RangeError)
      throw new UnreadableMarkdownError('The text is nested too deeply to be read.', { cause: error });
    throw error;
  }
}
