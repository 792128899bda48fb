// Generates the routes of the client's calls from the contracts: method and path, without schemas, which browsers do not need.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { clientRoutes } from './routes/client-routes.mjs';

const source = join(root, 'packages/core/src');
for (const { path, text } of await clientRoutes(source)) writeFileSync(join(source, path), text);
