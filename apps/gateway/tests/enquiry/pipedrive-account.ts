import { randomUUID } from 'node:crypto';

/** A record as Pipedrive stores it. */
export type PipedriveRecord = Readonly<Record<string, unknown>> & { readonly id: number | string };

/** Pipedrive refuses a call. */
export class PipedriveRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const kinds = ['organizations', 'persons', 'leads', 'deals', 'notes'] as const;
export type PipedriveKind = (typeof kinds)[number];

const isKind = (name: string): name is PipedriveKind => kinds.some((kind) => kind === name);

/** What a record of each kind must have, as the API says. */
const required: Readonly<Record<PipedriveKind, (body: Readonly<Record<string, unknown>>) => boolean>> = {
  organizations: ({ name }) => typeof name === 'string' && name !== '',
  persons: ({ name, phones }) => typeof name === 'string' && (phones === undefined || Array.isArray(phones)),
  leads: ({ title, person_id: person, organization_id: organization }) =>
    typeof title === 'string' && (typeof person === 'number' || typeof organization === 'number'),
  deals: ({ title }) => typeof title === 'string',
  notes: ({ content, ...at }) => typeof content === 'string' && ('lead_id' in at || 'deal_id' in at),
};

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((each: { value?: unknown }) => String(each.value)) : [];

/** Fields of deals, in two pages. */
const fieldPages = [
  [
    { field_code: 'title', field_name: 'Title', field_type: 'varchar', options: null },
    {
      ...{ field_code: 'b1', field_name: 'Business type', field_type: 'enum' },
      options: [
        { id: 31, label: 'อื่นๆ' },
        { id: 32, label: 'ร้านดอกไม้และของขวัญ' },
      ],
    },
    { field_code: 'd1', field_name: 'Deliveries per month', field_type: 'double' },
  ],
  [
    {
      ...{ field_code: 'v1', field_name: 'Vehicle types', field_type: 'set' },
      options: [
        { id: 41, label: 'มอเตอร์ไซค์' },
        { id: 42, label: 'รถเก๋ง' },
      ],
    },
    { field_code: 'n1', field_name: 'enquiry number', field_type: 'varchar' },
    { field_code: 'x1', field_name: 'Language', field_type: 'date' },
  ],
];

/** The records of one account, with the rules of the API as far as the gateway relies on them. */
export function createPipedriveAccount() {
  const records: Record<PipedriveKind, PipedriveRecord[]> = { organizations: [], persons: [], leads: [], deals: [], notes: [] };
  const switches = { isSearchBehind: false };
  let lastId = 0;

  const search = (kind: PipedriveKind, query: URLSearchParams) => {
    const term = (query.get('term') ?? '').toLowerCase();
    if (term.length < 2) throw new PipedriveRefusal(400, 'term is too short');
    const field = query.get('fields') ?? '';
    const valuesOf = (record: PipedriveRecord) =>
      field === 'phone' ? texts(record['phones']) : field === 'email' ? texts(record['emails']) : [String(record['name'])];
    const found = switches.isSearchBehind ? [] : records[kind];
    const items = found.filter((record) => valuesOf(record).some((value) => value.toLowerCase() === term));
    return { items: items.map((item) => ({ result_score: 1, item })) };
  };

  const list = (kind: PipedriveKind, query: URLSearchParams, version: string) => {
    const links = ['org_id', 'person_id', 'organization_id', 'lead_id', 'deal_id'].filter((name) => query.has(name));
    const found = records[kind].filter((record) => links.every((name) => String(record[name]) === query.get(name)));
    // An empty list of the older version is null.
    return version === 'v1' && found.length === 0 ? null : found.toReversed();
  };

  const add = (kind: PipedriveKind, body: Readonly<Record<string, unknown>>): PipedriveRecord => {
    if (!required[kind](body)) throw new PipedriveRefusal(400, `${kind}: a field is missing`);
    lastId += 1;
    const record = { ...body, id: kind === 'leads' ? randomUUID() : lastId };
    records[kind].push(record);
    return record;
  };

  const change = (kind: PipedriveKind, id: string, body: Readonly<Record<string, unknown>>): PipedriveRecord => {
    const at = records[kind].findIndex((record) => String(record.id) === id);
    const before = records[kind][at];
    if (before === undefined) throw new PipedriveRefusal(404, 'not found');
    const record = { ...before, ...body, id: before.id };
    records[kind][at] = record;
    return record;
  };

  /** Answers a call with `data` and what comes beside it. */
  const answer = ({ method, path, query, body }: Asked): object => {
    const [, version = '', kind = '', rest = ''] = /^\/api\/(v1|v2)\/(\w+)\/?(.*)$/.exec(path) ?? [];
    if (kind === 'dealFields' && version === 'v2') {
      const isFirst = !query.has('cursor');
      return { data: fieldPages[isFirst ? 0 : 1], additional_data: { next_cursor: isFirst ? 'more' : null } };
    }
    const isOld = kind === 'leads' || kind === 'notes';
    if (!isKind(kind) || version !== (isOld ? 'v1' : 'v2')) throw new PipedriveRefusal(404, 'no such endpoint');
    if (method === 'POST') return { data: add(kind, body) };
    if (method === 'PATCH') return { data: change(kind, rest, body) };
    return { data: rest === 'search' ? search(kind, query) : list(kind, query, version) };
  };

  return { records, switches, answer, add };
}
