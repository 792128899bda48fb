import { escapeHtml } from '../../../http/escape-html.ts';
import type { Enquiry } from '../../queries.ts';
import type { Crm, CrmRecords, CrmTask } from '../crm.ts';
import { enquiryLines, enquiryNumber } from '../enquiry-lines.ts';
import { createPipedriveClient, type PipedriveClient, type PipedriveOptions } from './pipedrive-client.ts';
import { findOrAddOrganization, findOrAddPerson } from './pipedrive-contacts.ts';
import { fieldsOfLead, readCustomFields } from './pipedrive-fields.ts';
import { dealList, leadList, leadRecord, noteList, numberedRecord } from './pipedrive-schemas.ts';

export interface PipedriveCrmOptions extends PipedriveOptions {
  /** From this many deliveries a month on an enquiry becomes a deal of the pipeline; undefined: always a lead. */
  readonly dealFrom: number | undefined;
}

/** Contains the enquiry's number, by which a repeated attempt finds what the one before has made. */
const titleOf = (enquiry: Enquiry): string => `${enquiry.business_name} (${enquiryNumber(enquiry)})`;

/** Names the revision, for the same reason. */
const markOf = (enquiry: Enquiry): string => `${enquiryNumber(enquiry)}/${enquiry.revision}`;

const newestLeads = { sort: 'add_time DESC', limit: '100' };

interface Contacts {
  readonly organizationId: number;
  readonly personId: number;
}

/** Makes or corrects the lead. @throws {CrmError} */
async function saveLead(client: PipedriveClient, { enquiry, records, isRepeated }: CrmTask, contacts: Contacts): Promise<string> {
  const title = titleOf(enquiry);
  const fields = fieldsOfLead(await readCustomFields(client, enquiry));
  const body = { title, organization_id: contacts.organizationId, person_id: contacts.personId, ...fields };
  const { leadId } = records;
  if (leadId !== null) {
    await client.order(`/api/v1/leads/${encodeURIComponent(leadId)}`, leadRecord, { method: 'PATCH', body });
    return leadId;
  }
  if (isRepeated) {
    const query = { ...newestLeads, person_id: String(contacts.personId) };
    const { data } = await client.read('/api/v1/leads', leadList, query);
    const found = (data ?? []).find((lead) => lead.title.endsWith(`(${enquiryNumber(enquiry)})`));
    if (found !== undefined) return found.id;
  }
  return (await client.order('/api/v1/leads', leadRecord, { method: 'POST', body })).data.id;
}

/** Makes or corrects the deal. @throws {CrmError} */
async function saveDeal(client: PipedriveClient, { enquiry, records, isRepeated }: CrmTask, contacts: Contacts): Promise<number> {
  const custom_fields = await readCustomFields(client, enquiry);
  const body = { title: titleOf(enquiry), org_id: contacts.organizationId, person_id: contacts.personId, custom_fields };
  const { dealId } = records;
  if (dealId !== null) {
    await client.order(`/api/v2/deals/${dealId}`, numberedRecord, { method: 'PATCH', body });
    return dealId;
  }
  if (isRepeated) {
    const query = { person_id: String(contacts.personId), sort_by: 'add_time', sort_direction: 'desc', limit: '100' };
    const { data } = await client.read('/api/v2/deals', dealList, query);
    const found = data.find((deal) => deal.title.endsWith(`(${enquiryNumber(enquiry)})`));
    if (found !== undefined) return found.id;
  }
  return (await client.order('/api/v2/deals', numberedRecord, { method: 'POST', body })).data.id;
}

/** Writes down everything that was asked, as a note on the lead or deal. @throws {CrmError} */
async function addNote(client: PipedriveClient, { enquiry, isRepeated }: CrmTask, at: object): Promise<void> {
  const mark = `[${markOf(enquiry)}]`;
  if (isRepeated) {
    const query = Object.fromEntries(Object.entries(at).map(([name, id]) => [name, String(id)]));
    const { data } = await client.read('/api/v1/notes', noteList, { ...query, limit: '100' });
    if ((data ?? []).some(({ content }) => content.includes(mark))) return;
  }
  const lines = enquiryLines(enquiry).map(([name, value]) => `<b>${escapeHtml(name)}</b>: ${escapeHtml(value)}`);
  const head = enquiry.revision === 1 ? 'ส่งจากหน้าธุรกิจ' : 'ผู้ติดต่อแก้ไขข้อมูล';
  const content = `<p>${head} ${mark}</p><p>${lines.join('<br>').replaceAll('\n', '<br>')}</p>`;
  await client.order('/api/v1/notes', numberedRecord, { method: 'POST', body: { content, ...at } });
}

/**
 * The sales team's Pipedrive. An enquiry becomes an organisation, a person, a lead (or a deal) and a note. A correction moves the
 * lead to the right organisation and person; records that others may use are never changed.
 */
export function createPipedriveCrm({ dealFrom, ...options }: PipedriveCrmOptions): Crm {
  const isDeal = ({ records, enquiry }: CrmTask): boolean => {
    if (records.leadId !== null || records.dealId !== null) return records.dealId !== null;
    return dealFrom !== undefined && (enquiry.monthly_deliveries ?? 0) >= dealFrom;
  };

  const saveCase = async (client: PipedriveClient, task: CrmTask, contacts: Contacts): Promise<Partial<CrmRecords>> =>
    isDeal(task) ? { dealId: await saveDeal(client, task, contacts) } : { leadId: await saveLead(client, task, contacts) };

  return {
    isReal: true,
    save: async (task, signal) => {
      const { enquiry, records, isRepeated, record } = task;
      const client = createPipedriveClient(options, signal);
      const organizationId = records.organizationId ?? (await findOrAddOrganization(client, enquiry, isRepeated));
      await record({ organizationId });
      const personId = records.personId ?? (await findOrAddPerson(client, enquiry, { organizationId, isRepeated }));
      await record({ personId });
      const made = await saveCase(client, task, { organizationId, personId });
      await record(made);
      if (records.notedRevision >= enquiry.revision) return;
      const { leadId, dealId } = { ...records, ...made };
      await addNote(client, task, leadId !== null ? { lead_id: leadId } : { deal_id: dealId });
      await record({ notedRevision: enquiry.revision });
    },
  };
}
