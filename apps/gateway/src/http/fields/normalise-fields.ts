/** Deeper than any body of the contract; keeps a hostile body from exhausting the stack. */
const deepestLevel = 24;

/** A body that no contract accepts: nested too deep, or with a NUL in a text, which JSON allows and PostgreSQL does not. */
export class UnusableFieldError extends Error {
  override readonly name = 'UnusableFieldError';
  /** Dotted path of the field; undefined where the body as a whole is nested too deep. */
  readonly field: string | undefined;

  constructor(field: string | undefined) {
    super(field === undefined ? 'nested too deep' : 'unusable text');
    this.field = field;
  }
}

/** Converts the text of a field; the elements of a list get the name of the list's field. */
export type ReadText = (text: string, field: string) => string;

/** Most fields are numbers and flags, which need no place. */
const isPlain = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

interface Place {
  readonly path: readonly string[];
  /** The nearest field name above; indexes of lists do not count. */
  readonly field: string;
}

/**
 * Removes empty strings, `null` and absent fields at every level, because all three mean the same. Elements of arrays stay as
 * they are, because an element cannot be absent.
 *
 * @throws {UnusableFieldError} for a body that is nested deeper than any call needs, or that holds a NUL.
 */
export function normaliseFields(value: unknown, readText: ReadText, { path, field }: Place = { path: [], field: '' }): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new UnusableFieldError(path.join('.'));
    return readText(value, field);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > deepestLevel) throw new UnusableFieldError(undefined);
  if (Array.isArray(value)) {
    const read = value.map((element, index) =>
      isPlain(element) ? element : normaliseFields(element, readText, { path: [...path, String(index)], field }),
    );
    return read.every((element, index) => element === value[index]) ? value : read;
  }
  const read: [string, unknown][] = [];
  let isNormal = true;
  for (const [name, inner] of Object.entries(value)) {
    const normal = isPlain(inner) ? inner : normaliseFields(inner, readText, { path: [...path, name], field: name });
    const isEmpty = normal === '' || normal === null || normal === undefined;
    if (isEmpty || normal !== inner) isNormal = false;
    if (!isEmpty) read.push([name, normal]);
  }
  // Most bodies are as they should be, and are not copied.
  return isNormal ? value : Object.fromEntries(read);
}
