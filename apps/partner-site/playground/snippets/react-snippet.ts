import { compact, componentName, type GivenAttribute, givenAttributes, type SnippetInput } from './snippet.ts';

const propLine = ({ property, kind, value, name }: GivenAttribute): string => {
  if (name === 'token') return '  getToken={getToken}';
  if (kind.type === 'flag') return `  ${property}`;
  if (kind.type === 'json') return `  ${property}={${compact(value)}}`;
  // In JSX a text has no escapes, but an expression has.
  return /["{}\\]/.test(value) ? `  ${property}={${JSON.stringify(value)}}` : `  ${property}="${value}"`;
};

/** The same with the package, where the token comes by a callback. */
export const reactSnippet = (input: SnippetInput): string => {
  const { element, songwaiOrigin, accent } = input;
  const component = componentName(element.tag);
  const given = givenAttributes(input);
  const lines = [
    "import { loadSongwai } from '@songwai/widget';",
    `import { ${component} } from '@songwai/widget/react';`,
    '',
    `loadSongwai({ origin: '${songwaiOrigin}' });`,
  ];
  if (given.some(({ name }) => name === 'token'))
    lines.push("const getToken = async () => (await fetch('/songwai-token', { method: 'POST' })).text();");
  lines.push('', `<${component}`, ...given.map(propLine));
  if (accent !== '') lines.push(`  style={{ '--songwai-accent': '${accent}' }}`);
  return [...lines, '/>;'].join('\n');
};
