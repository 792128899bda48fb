import { plainBodyBytes } from '@songwai/core/gateway/body-limits';
import type { TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { readContracts } from './app/contracts.ts';

/** Of a Thai letter. */
const bytesOfLetter = 3;
/** A number, a name of a choice, or a text that has a pattern instead of a length. */
const bytesOfOther = 100;

interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
}

/** The bytes of the largest body that a schema allows; infinite where it sets no limit. */
function largest(schema: TSchema): number {
  const { type, anyOf, maxLength, pattern, maxItems, items, properties } = schema as Shape;
  if (anyOf !== undefined) return Math.max(...anyOf.map(largest));
  if (type === 'object')
    return Object.entries(properties ?? {}).reduce((sum, [name, inner]) => sum + name.length + 4 + largest(inner), 2);
  if (type === 'array') return items === undefined ? 2 : (maxItems ?? Number.POSITIVE_INFINITY) * largest(items);
  if (type !== 'string' || 'const' in schema || 'enum' in schema || (maxLength === undefined && pattern !== undefined))
    return bytesOfOther;
  return bytesOfLetter * (maxLength ?? Number.POSITIVE_INFINITY);
}

const contracts = (await readContracts()).filter(({ method }) => method === 'POST');

it('every call takes the largest body that its contract allows, or says how large a body it takes', () => {
  const tight = contracts.filter(({ request, maxBodyBytes }) => maxBodyBytes === undefined && largest(request) > plainBodyBytes);
  expect(tight.map(({ path }) => path)).toEqual([]);
});

it('only a few calls take more than 64 kB of anybody', () => {
  const open = contracts.filter(({ access, maxBodyBytes }) => access === 'anyone' && maxBodyBytes !== undefined);
  expect(open.map(({ path }) => path)).toEqual(['/order/photo']);
});
