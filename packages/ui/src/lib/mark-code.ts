/** A part of a code's text, and what it is. */
export interface CodeMark {
  readonly text: string;
  readonly mark: 'plain' | 'tag' | 'keyword' | 'string' | 'comment';
}

/** Languages that are told apart; every other text has no marks. */
export type CodeLanguage = 'html' | 'javascript' | 'typescript' | 'tsx' | 'vue' | 'http' | 'css';

const string = '"[^"\\n]*"|\'[^\'\\n]*\'|`[^`]*`';
const keyword =
  '\\b(?:import|from|export|const|let|async|await|function|return|if|else|for|of|new|throw|try|catch|type|interface|readonly|null|true|false)\\b';
const tag = '</?[A-Za-z][\\w.-]*|(?<=[\\w"\'}/\\s])/?>(?!=)';

/** For each language one expression whose groups are comment, string, tag and keyword. */
const patterns: Readonly<Record<CodeLanguage, RegExp | null>> = {
  html: /(<!--[\s\S]*?-->)|("[^"]*")|(<\/?[A-Za-z][\w-]*|\/?>)/g,
  vue: new RegExp(`(<!--[\\s\\S]*?-->|//[^\\n]*)|(${string})|(${tag})|(${keyword})`, 'g'),
  javascript: new RegExp(`((?<!:)//[^\\n]*|/\\*[\\s\\S]*?\\*/)|(${string})|($^)|(${keyword})`, 'g'),
  typescript: new RegExp(`((?<!:)//[^\\n]*|/\\*[\\s\\S]*?\\*/)|(${string})|($^)|(${keyword})`, 'g'),
  tsx: new RegExp(`((?<!:)//[^\\n]*|/\\*[\\s\\S]*?\\*/)|(${string})|(${tag})|(${keyword})`, 'g'),
  css: new RegExp(`(/\\*[\\s\\S]*?\\*/)|(${string}|#[\\da-f]{3,8}\\b)|(^[\\w.#:-]+(?=[^;{}]*\\{))|(--?[\\w-]+(?=:))`, 'gim'),
  http: null,
};

const kinds = ['comment', 'string', 'tag', 'keyword'] as const;

/**
 * Divides a code's text into what is coloured alike. All parts after each other are the text itself.
 * It knows no grammar: good enough for a snippet that one reads, and small.
 */
export const markCode = (code: string, language: CodeLanguage): readonly CodeMark[] => {
  const pattern = patterns[language];
  if (!pattern) return [{ text: code, mark: 'plain' }];
  const marks: CodeMark[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = kinds.find((_, index) => match[index + 1] !== undefined);
    if (kind === undefined || match[0] === '') continue;
    if (match.index > end) marks.push({ text: code.slice(end, match.index), mark: 'plain' });
    marks.push({ text: match[0], mark: kind });
    end = match.index + match[0].length;
  }
  if (end < code.length) marks.push({ text: code.slice(end), mark: 'plain' });
  return marks;
};
