import type { Endpoint } from '@songwai/core/gateway/endpoint';
import type { Hints } from './schema-arbitrary.ts';

/** A call's path with its parameters filled in: the owner's values where there are any, else the contract's example. */
export const fillPath = ({ path, paramsExample = {} }: Endpoint, things: Hints): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(things[name]?.[0] ?? paramsExample[name] ?? `no-${name}`)),
  );

/** A call's example in which fields at any depth have the owner's values, where there are any. */
export function fillExample(example: unknown, things: Hints): unknown {
  if (Array.isArray(example)) return example.map((element) => fillExample(element, things));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, things[name]?.[0] ?? fillExample(value, things)]),
  );
}
