/** Text for HTML and its attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Attributes of an element: `true` stands for itself, `undefined` and `false` leave the attribute out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

const attributeLines = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? name : `${name}="${escapeHtml(value)}"`;
  });

/**
 * An element as one would write it by hand: an attribute a line.
 * @param content between its tags; indented already
 */
export const writeElement = (tag: string, attributes: Attributes, content = ''): string => {
  const lines = attributeLines(attributes).map((line) => `  ${line}`);
  return `${[`<${tag}`, ...lines].join('\n')}\n>${content}</${tag}>`;
};

/** Every line further right, as inside of another element. */
export const indent = (code: string, by = '  '): string => code.replace(/^(?=.)/gm, by);

/** Data for a script element, in which only `<` has to be written otherwise. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The script tag that brings Songwai's elements. */
export const scriptTag = (songwaiOrigin: string): string =>
  `<script type="module" src="${escapeHtml(songwaiOrigin)}/widget/v1/songwai.js"></script>`;
