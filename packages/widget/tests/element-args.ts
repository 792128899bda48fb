import type { ArgTypes } from '@storybook/react-vite';

/** What the controls of a story have, by attribute. */
export type ElementArgs = Readonly<Record<string, string | boolean | undefined>>;

interface ManifestAttribute {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text?: string; readonly references?: readonly unknown[] };
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly { readonly tagName?: string; readonly attributes?: readonly ManifestAttribute[] }[];
  }[];
}

/** As the package has it. Before that is built there is none, and so no controls. */
const manifests = import.meta.glob<Manifest>('../npm/dist/custom-elements.json', { eager: true, import: 'default' });

const attributesIn = (tag: string): readonly ManifestAttribute[] =>
  Object.values(manifests)
    .flatMap(({ modules }) => modules)
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [] }) => (tagName === tag ? attributes : []));

const controlOf = ({ type }: ManifestAttribute): ArgTypes[string] => {
  const text = type?.text ?? 'string';
  const words = [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word);
  if (words.length > 0 && !type?.references) return { control: 'select', options: [undefined, ...words] };
  return { control: /\bboolean\b/.test(text) ? 'boolean' : 'text' };
};

/** A control for every attribute of the manifest. Language and theme are those of the toolbar until they are set. */
export const argTypesOf = (tag: string): ArgTypes =>
  Object.fromEntries(
    attributesIn(tag).map((attribute) => [
      attribute.name,
      {
        ...controlOf(attribute),
        description: attribute.description ?? '',
        table: { type: { summary: attribute.type?.text ?? 'string' } },
      },
    ]),
  );

/** What the element gets: flags are empty, and what is not set is left out. */
export const attributesOf = (args: ElementArgs): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => {
      if (value === undefined || value === false || value === '') return [];
      return [[name, value === true ? '' : value]];
    }),
  );

/** The markup for what is set. */
export const snippetOf = (tag: string, args: ElementArgs): string => {
  const lines = Object.entries(attributesOf(args)).map(([name, value]) =>
    value === '' ? `  ${name}` : `  ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return [`<${tag}`, ...lines, `></${tag}>`].join('\n');
};
