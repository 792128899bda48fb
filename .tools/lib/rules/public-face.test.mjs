import { expect, test } from 'vitest';
import { faceOf, faceProblem } from './public-face.mjs';

const released = { version: '1.0.0', face: faceOf({ attributes: [{ name: 'token', description: 'one' }] }) };
const changed = faceOf({ attributes: [{ name: 'key' }] });

test('the public face is what can be used, not how it is described', () => {
  expect(faceOf({ attributes: [{ name: 'token', description: 'put better' }] })).toBe(released.face);
  expect(changed).not.toBe(released.face);
});

test('a change needs a changeset for the widget, until there is a new version', () => {
  const given = { face: changed, version: '1.0.0', released, changesets: ['---\n"@songwai/node": minor\n---\n'] };
  expect(faceProblem(given)).toContain('no changeset');
  expect(faceProblem({ ...given, changesets: ['---\n"@songwai/widget": minor\n---\n\nNew elements.'] })).toBeNull();
  expect(faceProblem({ ...given, version: '1.1.0' })).toBeNull();
  expect(faceProblem({ ...given, face: released.face })).toBeNull();
});
