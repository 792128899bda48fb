/** How a property reads and writes its attribute: as text, as present or absent, or as JSON. */
export type AttributeKind = 'text' | 'flag' | 'json';

/** Attributes of an element by name; the property has the name in camel case. */
export type AttributeKinds = Readonly<Record<string, AttributeKind>>;

/** The property of an attribute: `pickUp` of `pick-up`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_dash, first: string) => first.toUpperCase());

/** The parsed value; null if the attribute is absent or no JSON (`elements/read-json.ts` reports that where the value is used). */
const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const read = (element: Element, name: string, kind: AttributeKind): unknown => {
  if (kind === 'flag') return element.hasAttribute(name);
  const text = element.getAttribute(name);
  return kind === 'json' ? parse(text) : text;
};

const write = (element: Element, name: string, value: unknown): void => {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : typeof value === 'object' ? JSON.stringify(value) : `${value}`);
};

/** Gives a class one property for each attribute, which reads and writes the attribute. */
export const reflect = (prototype: Element, kinds: AttributeKinds): void => {
  for (const [name, kind] of Object.entries(kinds)) {
    const property = propertyOf(name);
    // `lang` and the like are properties of every element already.
    if (property in prototype) continue;
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return read(this, name, kind);
      },
      set(this: Element, value: unknown) {
        write(this, name, value);
      },
    });
  }
};

/**
 * Applies properties that a page set before the script had defined the element: they lie on the element itself, where they hide those of its class.
 */
export const applyEarlyProperties = (element: Element, names: Iterable<string>): void => {
  const own = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
};

/** Names of the properties of these attributes. */
export const propertiesOf = (kinds: AttributeKinds): readonly string[] => Object.keys(kinds).map(propertyOf);
