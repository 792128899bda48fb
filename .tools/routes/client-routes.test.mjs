import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { clientRoutes } from './client-routes.mjs';

const source = join(root, 'packages/core/src');

const byPath = (files) => Object.fromEntries(files.map(({ path, text }) => [path, text]));

test('the routes are those of the contracts: otherwise `npm run routes` was forgotten', async () => {
  const paths = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('routes.generated.ts'));
  const written = paths.map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
  expect(byPath(written)).toEqual(byPath(await clientRoutes(source)));
});
