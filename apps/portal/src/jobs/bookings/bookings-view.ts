import { type JobGroup, jobGroups } from '@songwai/core/jobs/lists/job-group';
import type { JobQuestion, JobSortKey } from '@songwai/core/jobs/lists/job-question';

/** A key of the order, with its direction. */
export type SortStep = NonNullable<JobQuestion['sort']>[number];

/** What the list of bookings shows; all of it is in the address. */
export interface BookingsView {
  /** None: all. */
  readonly groups: readonly JobGroup[];
  readonly mode: 'today' | 'all' | 'range';
  /** YYYY-MM-DD, both included; empty unless the mode is a range. */
  readonly from: string;
  readonly until: string;
  readonly search: string;
  readonly sort: readonly SortStep[];
  /** Empty: all. */
  readonly departmentId: string;
  /** From 1; with the cursor that begins it, where one is known. */
  readonly page: number;
  readonly cursor: string;
}

/** Jobs on a page (spec §9). */
export const pageSize = 10;

/** What the list shows first (spec §3). */
export const firstView: BookingsView = {
  groups: [0, 1],
  mode: 'today',
  from: '',
  until: '',
  search: '',
  sort: [
    { key: 'date', isDescending: true },
    { key: 'status', isDescending: false },
  ],
  departmentId: '',
  page: 1,
  cursor: '',
};

const sortKeys: readonly JobSortKey[] = ['date', 'status', 'jobId'];
const day = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null): string => (text !== null && day.test(text) ? text : '');

const sortText = (sort: readonly SortStep[]): string =>
  sort.map(({ key, isDescending }) => (isDescending ? '-' : '') + key).join(',');

const readSort = (text: string): readonly SortStep[] =>
  text.split(',').flatMap((part) => {
    const key = sortKeys.find((known) => known === part.replace('-', ''));
    return key ? [{ key, isDescending: part.startsWith('-') }] : [];
  });

const readGroups = (text: string | null): readonly JobGroup[] =>
  text === null ? firstView.groups : jobGroups.filter((group) => text.split(',').includes(String(group)));

/** Reads an address; what it does not say, or says wrongly, is as at first. */
export const readView = (search: URLSearchParams): BookingsView => {
  const [from, until] = [dayIn(search.get('from')), dayIn(search.get('to'))];
  const date = search.get('date');
  const mode = date === 'all' ? 'all' : date === 'range' && (from !== '' || until !== '') ? 'range' : 'today';
  const sort = readSort(search.get('sort') ?? '');
  return {
    groups: readGroups(search.get('filters')),
    mode,
    ...(mode === 'range' ? { from, until } : { from: '', until: '' }),
    search: (search.get('q') ?? '').slice(0, 100),
    sort: sort.length > 0 ? sort : firstView.sort,
    departmentId: search.get('department') ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
    cursor: search.get('cursor') ?? '',
  };
};

/** The address's query, without what is as at first; empty, or with its question mark. */
export const writeView = (view: BookingsView): string => {
  const { groups, mode, from, until, search, sort, departmentId, page, cursor } = view;
  const parts: Record<string, string> = {
    filters: groups.join(',') === firstView.groups.join(',') ? '' : groups.join(',') || 'all',
    date: mode === firstView.mode ? '' : mode,
    from,
    to: until,
    q: search,
    sort: sortText(sort) === sortText(firstView.sort) ? '' : sortText(sort),
    department: departmentId,
    page: page > 1 ? String(page) : '',
    cursor,
  };
  const text = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();
  return text === '' ? '' : `?${text}`;
};

const dayToWire = (text: string): string => text.split('-').reverse().join('/');

const daysOf = ({ mode, from, until }: BookingsView): JobQuestion['days'] => {
  if (mode === 'today') return 'today';
  if (mode === 'all') return undefined;
  return { ...(from !== '' && { fromDate: dayToWire(from) }), ...(until !== '' && { toDate: dayToWire(until) }) };
};

/** The question to the gateway that a view stands for. */
export const questionOf = (view: BookingsView): JobQuestion => {
  const days = daysOf(view);
  const search = view.search.trim();
  return {
    groups: view.groups,
    sort: view.sort,
    ...(days !== undefined && { days }),
    ...(search !== '' && { search }),
    ...(view.departmentId !== '' && { departmentId: view.departmentId }),
  };
};
