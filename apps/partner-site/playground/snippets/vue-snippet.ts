import { compact, type GivenAttribute, givenAttributes, type SnippetInput } from './snippet.ts';

const attributeLine = ({ name, property, kind, value }: GivenAttribute): string => {
  if (name === 'token') return '    :getToken.prop="getToken"';
  if (kind.type === 'flag') return `    ${name}`;
  if (kind.type === 'json') return `    :${property}.prop='${compact(value).replaceAll("'", '&#39;')}'`;
  return `    ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
};

/** The same as a component of Vue. */
export const vueSnippet = (input: SnippetInput): string => {
  const { element, songwaiOrigin, accent } = input;
  const given = givenAttributes(input);
  const lines = [
    '<script setup>',
    "import { loadSongwai } from '@songwai/widget';",
    '',
    `loadSongwai({ origin: '${songwaiOrigin}' });`,
  ];
  if (given.some(({ name }) => name === 'token'))
    lines.push("const getToken = async () => (await fetch('/songwai-token', { method: 'POST' })).text();");
  lines.push('</script>', '', '<template>', `  <${element.tag}`, ...given.map(attributeLine), '  />', '</template>');
  if (accent !== '') lines.push('', '<style>', `${element.tag} { --songwai-accent: ${accent} }`, '</style>');
  return lines.join('\n');
};
