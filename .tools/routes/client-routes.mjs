// Generates source text with methods and paths of the contracts: importing the contracts would add all schemas to the bundle.
import { readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';

const isContract = (file) => /(?:^|[/-])contract\.ts$/.test(file);
const isEndpoint = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
const lineWidth = 130;

/**
 * For each folder with contracts, the file of their routes: its path below `source`, and its text.
 * @param source the folder of core's rooms
 */
export async function clientRoutes(source) {
  const contracts = readdirSync(source, { recursive: true }).filter(isContract).sort();
  const folders = Map.groupBy(contracts, (file) => dirname(file));
  return Promise.all(
    [...folders].map(async ([folder, files]) => ({
      path: posix.join(folder, 'routes.generated.ts'),
      text: fileText(folder, await Promise.all(files.map((file) => readContract(source, file)))),
    })),
  );
}

async function readContract(source, file) {
  const exported = await import(pathToFileURL(join(source, file)).href);
  return {
    file: posix.basename(file),
    alias: posix.basename(file, '.ts').replace(/-(\w)/g, (_hyphen, first) => first.toUpperCase()),
    // Sorted by name, because loaders differ in the order of exports.
    endpoints: Object.entries(exported)
      .filter(([, value]) => isEndpoint(value))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

function fileText(folder, contracts) {
  const used = contracts.filter(({ endpoints }) => endpoints.length > 0);
  const imports = used.map(({ alias, file }) => `import type * as ${alias} from './${file}';`);
  const routes = used.flatMap(({ alias, endpoints }) => endpoints.map((endpoint) => routeText(alias, endpoint)));
  return [
    '// Written by `npm run routes` from the contracts beside it.',
    `import type { Route } from '${posix.relative(folder, 'gateway/call.ts')}';`,
    ...imports,
    '',
    ...routes,
    '',
  ].join('\n');
}

function routeText(alias, [name, { method, path, isIdempotentRead = method === 'GET' }]) {
  const fields = [
    `path: '${path}'`,
    ...(method === 'POST' ? [] : [`method: '${method}'`]),
    ...(isIdempotentRead ? ['isIdempotentRead: true'] : []),
  ];
  const start = `export const ${name}: Route<typeof ${alias}.${name}> = {`;
  const line = `${start} ${fields.join(', ')} };`;
  return line.length <= lineWidth ? line : [start, ...fields.map((field) => `  ${field},`), '};'].join('\n');
}
