import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { Enquiry } from '../../queries.ts';
import type { PipedriveClient } from './pipedrive-client.ts';
import { foundRecords, numberedRecord, organizationList, personList } from './pipedrive-schemas.ts';

/** Digits alone, so that ways of writing a number do not matter; +66 81 and 081 are the same. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^66(?=\d{9}$)/, '0');

const sameText = (one: string, other: string): boolean => cleanText(one).toLowerCase() === cleanText(other).toLowerCase();

/** A search needs two characters at least. */
const isSearchable = (term: string): boolean => [...term].length >= 2;

/** How many of the newest records are looked through for one that a lost answer has made; the search may not know it yet. */
const newest = { sort_by: 'add_time', sort_direction: 'desc', limit: '100' };

/** Finds or makes the organisation of an enquiry. @throws {CrmError} */
export async function findOrAddOrganization(client: PipedriveClient, enquiry: Enquiry, isRepeated: boolean): Promise<number> {
  const { business_name: name } = enquiry;
  if (isSearchable(name)) {
    const query = { term: name, fields: 'name', exact_match: 'true', limit: '10' };
    const { data } = await client.read('/api/v2/organizations/search', foundRecords, query);
    const found = data.items.find(({ item }) => sameText(item.name, name));
    if (found !== undefined) return found.item.id;
  }
  if (isRepeated) {
    const { data } = await client.read('/api/v2/organizations', organizationList, newest);
    const found = data.find((each) => sameText(each.name, name));
    if (found !== undefined) return found.id;
  }
  const made = await client.order('/api/v2/organizations', numberedRecord, { method: 'POST', body: { name } });
  return made.data.id;
}

/** Finds or makes the person: by phone, else by e-mail address. A person that is found is not changed. @throws {CrmError} */
export async function findOrAddPerson(
  client: PipedriveClient,
  enquiry: Enquiry,
  { organizationId, isRepeated }: { readonly organizationId: number; readonly isRepeated: boolean },
): Promise<number> {
  const { phone, email, contact_name: contactName, full_name: fullName } = enquiry;
  const terms = [{ term: phone, fields: 'phone' }, ...(email === null ? [] : [{ term: email, fields: 'email' }])];
  for (const asked of terms) {
    const query = { ...asked, exact_match: 'true', limit: '1' };
    const { data } = await client.read('/api/v2/persons/search', foundRecords, query);
    const [found] = data.items;
    if (found !== undefined) return found.item.id;
  }
  if (isRepeated) {
    const query = { ...newest, org_id: String(organizationId) };
    const { data } = await client.read('/api/v2/persons', personList, query);
    const found = data.find(({ phones = [] }) => phones.some(({ value }) => digitsOf(value) === phone));
    if (found !== undefined) return found.id;
  }
  const body = {
    name: fullName === '' ? contactName : fullName,
    org_id: organizationId,
    phones: [{ value: phone, primary: true, label: 'mobile' }],
    ...(email !== null && { emails: [{ value: email, primary: true, label: 'work' }] }),
  };
  const made = await client.order('/api/v2/persons', numberedRecord, { method: 'POST', body });
  return made.data.id;
}
