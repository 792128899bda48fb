interface SourceOptions {
  /** The text of the story file, for its imports. */
  readonly file: string;
  /** Its path from the repository's root: `packages/ui/src/switch/switch.stories.tsx`. */
  readonly path: string;
  readonly lang: string;
  /** The values of the controls, for stories that pass them on. */
  readonly args?: Readonly<Record<string, unknown>> | undefined;
}

/** The code of a story as a screen would write it: its JSX with the texts of one language, after the imports of what it uses. */
export function storySource(story: string, { file, path, lang, args = {} }: SourceOptions): string {
  const jsx = renderedJsx(story);
  if (jsx === null) return story;
  const texts = withTexts(jsx, lang);
  // Stories keep a component's state in a wrapper of this name.
  const component = /^ {2}component: (\w+),$/m.exec(file)?.[1];
  const named = component === undefined ? texts : texts.replace(/<(\/?)Live\b/g, `<$1${component}`);
  const body = dedent(withoutFrame(withArgs(named, args)));
  const used = new Set([...body.matchAll(/<([A-Z]\w*)|\{([A-Z]\w*)\}/g)].map(([, tag, value]) => tag ?? value ?? ''));
  const imports = importsOf(file, path).flatMap(({ names, from }) => {
    const wanted = names.filter((name) => used.has(name));
    return wanted.length === 0 ? [] : [`import { ${wanted.join(', ')} } from '${from}';`];
  });
  return imports.length === 0 ? body : `${imports.join('\n')}\n\n${body}`;
}

/** What `render` returns, if it returns JSX at once; null otherwise. */
function renderedJsx(story: string): string | null {
  const start = /render:\s*\([^)]*\)\s*=>\s*(?=[(<])/.exec(story);
  if (!start) return null;
  const from = start.index + start[0].length;
  if (story[from] === '(') return story.slice(from + 1, closing(story, from)).trim();
  const end = story.lastIndexOf('>');
  return end < from ? null : story.slice(from, end + 1).trim();
}

/** Where the bracket at a place is closed, brackets in texts apart. */
function closing(text: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote) {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === "'" || char === '`') quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

/** Replaces `say(globals, 'จอง', 'Book')` by the text of the language. */
function withTexts(jsx: string, lang: string): string {
  const call = /\bsay\(\s*globals,\s*((?:'(?:[^'\\]|\\.)*'|`[^`]*`))\s*,\s*((?:'(?:[^'\\]|\\.)*'|`[^`]*`))\s*,?\s*\)/g;
  const chosen = jsx.replace(call, (_, th: string, en: string) => (lang === 'en' ? en : th));
  return chosen
    .replace(/=\{\w+ \|\| ('[^'\\]*')\}/g, '={$1}')
    .replace(/=\{'([^'"\\{}]*)'\}/g, '="$1"')
    .replace(/(^|>)(\s*)\{'([^'\\{}<>]*)'\}/gm, '$1$2$3')
    .replace(/ key=\{[^}]*\}/g, '');
}

/** Replaces `{...args}` by the values that a screen would write: flags that are set, words and numbers. */
function withArgs(jsx: string, args: Readonly<Record<string, unknown>>): string {
  return jsx.replace(/ \{\.\.\.args\}([^>]*)/g, (_, rest: string) => {
    const given = Object.entries(args).flatMap(([name, value]) => {
      if (new RegExp(`\\b${name}=`).test(rest) || value === '' || value === false) return [];
      if (value === true) return [` ${name}`];
      if (typeof value === 'string' && !value.includes('"')) return [` ${name}="${value}"`];
      return typeof value === 'number' ? [` ${name}={${value}}`] : [];
    });
    return given.join('') + rest;
  });
}

/** Takes away the frame that only stories have. */
function withoutFrame(jsx: string): string {
  const frame = /^<div className="sw-story-[\w -]*">\n?([\s\S]*)<\/div>$/.exec(jsx);
  return frame?.[1] ?? jsx;
}

function dedent(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  // A first line that begins with the JSX has lost its indentation; the line that closes it has it still.
  const indented = lines.filter((line, at) => line.trim() !== '' && (at > 0 || line.startsWith(' ')));
  const cut = Math.min(...indented.map((line) => line.search(/\S/)));
  return lines.map((line) => (line.startsWith(' ') ? line.slice(cut) : line)).join('\n');
}

interface Imported {
  readonly names: readonly string[];
  readonly from: string;
}

/** The imports of a story file, with our own files under the names by which a screen imports them. */
function importsOf(file: string, path: string): readonly Imported[] {
  return [...file.matchAll(/^import \{([^}]+)\} from '([^']+)';/gm)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    from: from.startsWith('.') ? publicName(from, path) : from,
  }));
}

/** `../icon/icon.tsx` seen from `packages/ui/src/link/link.stories.tsx` is `@songwai/ui/icon/icon`. */
function publicName(from: string, path: string): string {
  const resolved = new URL(from, `https://repository/${path}`).pathname;
  const inPackage = /^\/packages\/(\w+)\/(?:src\/)?(.+?)\.tsx?$/.exec(resolved);
  return inPackage ? `@songwai/${inPackage[1]}/${inPackage[2]}` : from;
}
