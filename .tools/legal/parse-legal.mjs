// Reads one legal text, a Markdown file with a head of fields, into the structure that pages render.
import { Marked } from 'marked';

const fields = ['title', 'version', 'effective', 'reviewed', 'summary'];

/** Throws an error that names what is wrong, because a legal text must never lose a part without notice. */
const fail = (what) => {
  throw new Error(what);
};

function readHead(markdown) {
  const [, head, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? fail('the head between two lines of --- is missing');
  const values = Object.fromEntries(
    head.split('\n').map((line) => {
      const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? fail(`the head has the line "${line}"`);
      return [name, value.trim()];
    }),
  );
  for (const name of fields) if (!values[name]) fail(`the head lacks ${name}`);
  return { values, body };
}

const plain = (tokens) =>
  tokens
    .map((token) => (token.type === 'text' || token.type === 'escape' ? token.text : fail(`unexpected ${token.type}`)))
    .join('');

/** Text as it is, `{ strong }` for what is in bold, `{ text, href }` for a link; neighbouring texts are one. */
function readProse(tokens) {
  const parts = [];
  for (const token of tokens) {
    if (token.type === 'strong') parts.push({ strong: plain(token.tokens) });
    else if (token.type === 'link') parts.push({ text: plain(token.tokens), href: token.href });
    else if (typeof parts.at(-1) === 'string') parts.push(parts.pop() + plain([token]));
    else parts.push(plain([token]));
  }
  return parts;
}

/** A list's entry is one paragraph. */
function readItem({ tokens }) {
  const [only, ...others] = tokens;
  return only && others.length === 0 ? readProse(only.tokens) : fail('an entry of a list has several paragraphs');
}

function readBlock(token) {
  switch (token.type) {
    case 'paragraph':
      return token.text === '{contacts}' ? { contacts: true } : { paragraph: readProse(token.tokens) };
    case 'heading':
      return { heading: plain(token.tokens) };
    case 'list':
      return { list: token.items.map(readItem) };
    case 'table':
      return {
        table: {
          head: token.header.map(({ tokens }) => plain(tokens)),
          rows: token.rows.map((row) => row.map(({ tokens }) => readProse(tokens))),
        },
      };
    default:
      return fail(`unexpected ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

/**
 * @param markdown fields between lines of `---`, then sections `## Title {#id}` with paragraphs, lists, tables, headings of the third
 * level, and `{contacts}` where the officer's contacts are to be shown
 * @throws Error for a missing field, or for Markdown that a legal page cannot show
 */
export function parseLegal(markdown) {
  const { values, body } = readHead(markdown);
  const sections = [];
  // Addresses are written as links where they are meant as such.
  const marked = new Marked({ tokenizer: { url: () => undefined } });
  for (const token of marked.lexer(body)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 2) {
      const [, title, id] = /^(.+) \{#([a-z-]+)\}$/.exec(token.text) ?? fail(`the section "${token.text}" has no {#id}`);
      sections.push({ id, title, blocks: [] });
    } else (sections.at(-1) ?? fail('there is text before the first section')).blocks.push(readBlock(token));
  }
  const { title, version, effective: effectiveOn, reviewed, summary } = values;
  return { title, version, effectiveOn, isReviewed: reviewed === 'yes', summary, sections };
}
