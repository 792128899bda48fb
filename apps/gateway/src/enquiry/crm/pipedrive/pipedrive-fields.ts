import type { Static } from 'typebox';
import type { Enquiry } from '../../queries.ts';
import { chosenWords, enquiryNumber } from '../enquiry-lines.ts';
import type { PipedriveClient } from './pipedrive-client.ts';
import { dealFieldList } from './pipedrive-schemas.ts';

type DealField = Static<typeof dealFieldList>['data'][number];

/** Values of custom fields by their code. */
export type CustomFields = Readonly<Record<string, string | number | readonly number[]>>;

/** A value to store; a list for several choices. */
type FieldValue = string | number | readonly string[];

/** The names of the fields that an account may have; operators create those that they want to see (docs/gateway/enquiry.md). */
const valuesOf = (enquiry: Enquiry): Readonly<Record<string, FieldValue | null>> => {
  const words = chosenWords(enquiry);
  const listed = (text: string): readonly string[] => (text === '' ? [] : text.split(', '));
  return {
    'Enquiry number': enquiryNumber(enquiry),
    'Business type': words.businessType,
    'Delivery types': listed(words.goods),
    'Vehicle types': listed(words.vehicles),
    'Deliveries per month': enquiry.monthly_deliveries,
    'Promotions accepted': enquiry.wants_promotions ? 'Yes' : 'No',
    'Terms version': enquiry.terms_version,
    Language: enquiry.language,
  };
};

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const optionIds = ({ options }: DealField, labels: readonly string[]): readonly number[] =>
  labels.flatMap((label) => options?.find((option) => sameName(option.label, label))?.id ?? []);

/** The value as the field's type takes it; undefined where it does not take it, as a choice that the account does not know. */
function fitField(field: DealField, value: FieldValue): CustomFields[string] | undefined {
  const texts = typeof value === 'object' ? value : [String(value)];
  switch (field.field_type) {
    case 'enum':
      return optionIds(field, texts)[0];
    case 'set': {
      const ids = optionIds(field, texts);
      return ids.length === 0 ? undefined : ids;
    }
    case 'double':
    case 'int':
      return typeof value === 'number' ? value : undefined;
    case 'varchar':
    case 'varchar_auto':
    case 'text':
      return texts.join(', ');
    default:
      return undefined;
  }
}

const mostPages = 10;

/** All fields of deals, page by page. @throws {CrmError} */
async function readDealFields(client: PipedriveClient): Promise<readonly DealField[]> {
  const fields: DealField[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = { limit: '500', ...(cursor ? { cursor } : {}) };
    const { data, additional_data: more } = await client.read('/api/v2/dealFields', dealFieldList, query);
    fields.push(...data);
    cursor = more?.next_cursor;
    if (!cursor) return fields;
  }
  return fields;
}

/** An enquiry's values for the custom fields that the account has. @throws {CrmError} */
export async function readCustomFields(client: PipedriveClient, enquiry: Enquiry): Promise<CustomFields> {
  const values = valuesOf(enquiry);
  const entries = (await readDealFields(client)).flatMap((field) => {
    const name = Object.keys(values).find((known) => sameName(known, field.field_name));
    const value = name === undefined ? null : (values[name] ?? null);
    if (value === null || value === '' || (typeof value === 'object' && value.length === 0)) return [];
    const fitted = fitField(field, value);
    return fitted === undefined ? [] : [[field.field_code, fitted] as const];
  });
  return Object.fromEntries(entries);
}

/** As API v1 takes them, where several choices are one text. */
export const fieldsOfLead = (fields: CustomFields): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(fields).map(([code, value]) => [code, typeof value === 'object' ? value.join(',') : value]));
