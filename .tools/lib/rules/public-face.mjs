import { createHash } from 'node:crypto';

/** A manifest without its descriptions, which may be put better at any time. */
const withoutTexts = (manifest) => JSON.stringify(manifest, (key, value) => (key === 'description' ? undefined : value));

/** @param {object} manifest of the elements */
export const faceOf = (manifest) => createHash('sha256').update(withoutTexts(manifest)).digest('hex');

/**
 * Why the public face may not be as it is; null if it may.
 * @param {{ face: string, version: string, released: { face: string, version: string }, changesets: readonly string[] }} given `changesets` as texts
 */
export const faceProblem = ({ face, version, released, changesets }) => {
  if (face === released.face || version !== released.version) return null;
  if (changesets.some((text) => /^["']@songwai\/widget["']: (major|minor|patch)$/m.test(text))) return null;
  return `The elements of the widget have changed since ${released.version}, and no changeset says so: npm run changeset`;
};
