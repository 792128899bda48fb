import fc from 'fast-check';
import { nastyValue } from './nasty-values.ts';

/** The part of JSON Schema that the contracts use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Meaningful values by field name: existing ids, a date in the future. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const longest = 30;
const largest = 10_000_000;

function text({ pattern, minLength = 0, maxLength = longest }: Schema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, longest)) });
}

function number({ type, minimum = -largest, maximum = largest }: Schema): fc.Arbitrary<unknown> {
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  return fc.double({ min: minimum, max: maximum, noNaN: true });
}

function objectOf(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const { properties, patternProperties, required = [] } = schema;
  const [any] = Object.values(patternProperties ?? {});
  if (properties === undefined)
    return fc.dictionary(fc.string({ maxLength: 8 }), any === undefined ? nastyValue : valid(any, hints), { maxKeys: 3 });
  const fields = Object.entries(properties).map(([name, field]) => [name, fieldOf(name, field, hints)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function fieldOf(name: string, schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const hinted = hints[name];
  const own = mostlyValid(schema, hints);
  return hinted === undefined
    ? own
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...hinted) }, { weight: 1, arbitrary: own });
}

function valid(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((choice) => valid(choice, hints)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, hints);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 5 } = schema;
      return fc.array(mostlyValid(items, hints), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) });
    }
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return nastyValue;
  }
}

/** Rarely generates a value of the wrong type, so that the rest of the body is usually still valid. */
const mostlyValid = (schema: Schema, hints: Hints): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 40, arbitrary: valid(schema, hints) }, { weight: 1, arbitrary: nastyValue });

/** Bodies according to a contract's schema, some with fields that it does not have. */
export const arbitraryOf = (schema: object, hints: Hints): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 20, arbitrary: valid(schema, hints) }, { weight: 1, arbitrary: nastyValue });
