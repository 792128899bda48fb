import { uuidPattern } from '@songwai/core/basics/uuid';
import { textForms } from '@songwai/core/gateway/wire-schemas';
import type { FastifySchemaValidationError } from 'fastify';
import type { LocalText } from '../language.ts';

/** What each pattern of the wire asks for. Other patterns are not explained: the expression itself helps no caller. */
const patterns: ReadonlyMap<string, LocalText> = new Map<string, LocalText>([
  [textForms.date, { th: 'ต้องเป็นวันที่แบบ วว/ดด/ปปปป เช่น 29/11/2026', en: 'must be a date as DD/MM/YYYY, such as 29/11/2026' }],
  [textForms.time, { th: 'ต้องเป็นเวลาแบบ ชช:นน เช่น 09:30', en: 'must be a time as HH:MM, such as 09:30' }],
  [textForms.decimal, { th: 'ต้องเป็นตัวเลข เช่น 13.7466', en: 'must be a decimal number, such as 13.7466' }],
  [
    textForms.guid,
    { th: 'ใช้ได้เฉพาะ A-Z a-z 0-9 _ และ - ยาว 8 ถึง 64 ตัว', en: 'may have only A-Z, a-z, 0-9, _ and -, from 8 to 64 of them' },
  ],
  [uuidPattern, { th: 'ต้องเป็น UUID', en: 'must be a UUID' }],
]);

const types: Readonly<Record<string, LocalText>> = {
  string: { th: 'ต้องเป็นข้อความ', en: 'must be a text' },
  number: { th: 'ต้องเป็นตัวเลข', en: 'must be a number' },
  integer: { th: 'ต้องเป็นจำนวนเต็ม', en: 'must be a whole number' },
  boolean: { th: 'ต้องเป็น true หรือ false', en: 'must be true or false' },
  array: { th: 'ต้องเป็นรายการ', en: 'must be a list' },
  object: { th: 'ต้องเป็นออบเจกต์', en: 'must be an object' },
};

type Params = FastifySchemaValidationError['params'];

const rules: Readonly<Record<string, (params: Params) => LocalText | undefined>> = {
  type: ({ type }) => types[String(type)],
  minItems: ({ limit }) => ({ th: `ต้องมีอย่างน้อย ${limit} รายการ`, en: `needs at least ${limit} entries` }),
  maxItems: ({ limit }) => ({ th: `มีได้ไม่เกิน ${limit} รายการ`, en: `may have at most ${limit} entries` }),
  minLength: ({ limit }) => ({ th: `ต้องยาวอย่างน้อย ${limit} ตัวอักษร`, en: `needs at least ${limit} characters` }),
  maxLength: ({ limit }) => ({ th: `ยาวได้ไม่เกิน ${limit} ตัวอักษร`, en: `may have at most ${limit} characters` }),
  minimum: ({ limit }) => ({ th: `ต้องไม่น้อยกว่า ${limit}`, en: `must be ${limit} or more` }),
  maximum: ({ limit }) => ({ th: `ต้องไม่เกิน ${limit}`, en: `must be ${limit} or less` }),
  const: ({ allowedValue }) => ({ th: `ต้องเป็น ${allowedValue}`, en: `must be ${allowedValue}` }),
  pattern: ({ pattern }) => patterns.get(String(pattern)),
};

/** The values that a union of constants allows, in the order of the contract; undefined where it is another union. */
function allowedValues(complaints: readonly FastifySchemaValidationError[]): readonly string[] | undefined {
  const union = complaints.at(-1);
  const branches = complaints.slice(0, -1).filter(({ instancePath }) => instancePath === union?.instancePath);
  if (union?.keyword !== 'anyOf' || branches.length === 0) return undefined;
  if (!branches.every(({ keyword }) => keyword === 'const')) return undefined;
  return [...new Set(branches.map(({ params }) => String(params['allowedValue'])))];
}

/** The rule of the contract that a value broke, to follow the field's name; undefined where no words say it better than the name alone. */
export function brokenRule(complaints: readonly FastifySchemaValidationError[]): LocalText | undefined {
  const values = allowedValues(complaints);
  if (values !== undefined) return { th: `ต้องเป็น ${values.join(' หรือ ')}`, en: `must be ${values.join(' or ')}` };
  const complaint = complaints.at(-1);
  return complaint && rules[complaint.keyword]?.(complaint.params);
}
