import AjvCompiler from '@fastify/ajv-compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';

interface Published {
  readonly schema: { readonly examples?: readonly unknown[] };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Part of an operation of OpenAPI. */
interface Operation {
  readonly parameters?: readonly (Published & { readonly name: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Published>> };
}

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

/** Wherever OpenAPI may have them. */
const examplesOf = ({ schema, ...published }: Published): readonly unknown[] => [
  ...(schema.examples ?? []),
  ...(published.example === undefined ? [] : [published.example]),
  ...Object.values(published.examples ?? {}).map(({ value }) => value),
];

// As they stand: the gateway is more lenient than what it publishes, and generators and validators of clients are not.
const compile = AjvCompiler()(
  {},
  { customOptions: { strict: false, coerceTypes: false, useDefaults: false, removeAdditional: false } },
);

const faultsOf = (name: string, published: Published): readonly string[] => {
  const validate = compile({ schema: published.schema, method: 'POST', url: name, httpPart: 'body' });
  return examplesOf(published).flatMap((example) =>
    validate(structuredClone(example)) === true
      ? []
      : [`${name}: ${JSON.stringify(example)}: ${JSON.stringify((validate as { errors?: unknown }).errors)}`],
  );
};

it('every example of the published description fits its published schema', async () => {
  const { body } = await gateway.get('/docs/json');
  const operations = Object.entries(body['paths'] as Record<string, Record<string, Operation>>).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  const published = operations.flatMap(({ name, operation: { parameters = [], requestBody } }) => [
    ...Object.values(requestBody?.content ?? {}).map((content) => ({ name, content })),
    ...parameters.map((parameter) => ({ name: `${name} ${parameter.name}`, content: parameter })),
  ]);
  expect(published.flatMap(({ content }) => examplesOf(content)).length).toBeGreaterThan(300);
  expect(published.flatMap(({ name, content }) => faultsOf(name, content))).toEqual([]);
});
