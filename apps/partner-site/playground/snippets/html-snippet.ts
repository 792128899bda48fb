import { compact, type GivenAttribute, givenAttributes, type SnippetInput, shortToken } from './snippet.ts';

const escaped = (text: string, quote: '"' | "'"): string =>
  text.replaceAll('&', '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');

/** JSON has quotation marks of its own, so it stands in the other ones. */
const attributeLine = ({ name, kind, value }: GivenAttribute): string => {
  if (kind.type === 'flag') return `  ${name}`;
  if (kind.type === 'json') return `  ${name}='${escaped(compact(value), "'")}'`;
  return `  ${name}="${escaped(name === 'token' ? shortToken(value) : value, '"')}"`;
};

/** A page without anything: the script, the element and its colour. */
export const htmlSnippet = (input: SnippetInput): string => {
  const { element, songwaiOrigin, accent } = input;
  const lines = [
    '<script',
    '  type="module"',
    `  src="${songwaiOrigin}/widget/v1/songwai.js"`,
    '></script>',
    '',
    `<${element.tag}`,
    ...givenAttributes(input).map(attributeLine),
    `></${element.tag}>`,
  ];
  if (accent !== '') lines.push('', '<style>', `  ${element.tag} { --songwai-accent: ${accent} }`, '</style>');
  return lines.join('\n');
};
