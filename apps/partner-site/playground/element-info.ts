/** An attribute of an element, as the manifest describes it. */
export interface AttributeInfo {
  readonly name: string;
  /** The property of the same meaning: `pickUp`. */
  readonly property: string;
  readonly kind: AttributeKind;
  /** What it does, in English. */
  readonly description: string;
}

/** What can be typed: one of a few words, yes or no, a list or an object, or any text. */
export type AttributeKind =
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'flag' }
  | { readonly type: 'json' }
  | { readonly type: 'text' };

/** One of Songwai's elements. */
export interface ElementInfo {
  readonly tag: string;
  readonly description: string;
  readonly attributes: readonly AttributeInfo[];
  /** The events that it sends. */
  readonly events: readonly string[];
}

/** The parts of a custom-elements manifest that are read here. */
interface ManifestAttribute {
  readonly name: string;
  readonly fieldName?: string | undefined;
  readonly description?: string | undefined;
  readonly type?: { readonly text?: string | undefined; readonly references?: readonly unknown[] | undefined } | undefined;
}

interface ManifestDeclaration {
  readonly tagName?: string | undefined;
  readonly description?: string | undefined;
  readonly attributes?: readonly ManifestAttribute[] | undefined;
  readonly events?: readonly { readonly name: string }[] | undefined;
}

/** A custom-elements manifest, as the package of the widget has it. */
export interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly ManifestDeclaration[] | undefined }[];
}

const kindOf = ({ type }: ManifestAttribute): AttributeKind => {
  const text = type?.text ?? 'string';
  const words = [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  if (words.length > 0 && !type?.references) return { type: 'choice', values: words };
  if (/\bboolean\b/.test(text)) return { type: 'flag' };
  return /^(string|null|undefined|\s|\|)+$/.test(text) ? { type: 'text' } : { type: 'json' };
};

const infoOf = (attribute: ManifestAttribute): AttributeInfo => ({
  name: attribute.name,
  property: attribute.fieldName ?? attribute.name,
  kind: kindOf(attribute),
  description: attribute.description ?? '',
});

/** Those that everybody sets stand first; what is not named here follows in the manifest's order. */
const tagsFirst = ['songwai-booking', 'songwai-tracking', 'songwai-price-check', 'songwai-drop-point', 'songwai-button'];
const attributesFirst = ['partner', 'token', 'lang', 'theme'];

/** Whether an attribute is among those that stand before all others. */
export const isCommon = ({ name }: Pick<AttributeInfo, 'name'>): boolean => attributesFirst.includes(name);

const sorted = <Item>(items: readonly Item[], first: readonly string[], nameOf: (item: Item) => string): readonly Item[] => {
  const rank = (item: Item) => (first.includes(nameOf(item)) ? first.indexOf(nameOf(item)) : first.length);
  return items.toSorted((one, other) => rank(one) - rank(other));
};

/** The elements of a manifest: whatever it has is here, so nothing has to be added by hand. */
export const elementsIn = (manifest: Manifest): readonly ElementInfo[] => {
  const elements = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ tagName, description = '', attributes = [], events = [] }) =>
      tagName === undefined
        ? []
        : [
            {
              tag: tagName,
              description,
              attributes: sorted(attributes.map(infoOf), attributesFirst, ({ name }) => name),
              events: events.map(({ name }) => name),
            },
          ],
    );
  return sorted(elements, tagsFirst, ({ tag }) => tag);
};
