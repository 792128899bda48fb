/** What the address shows beside the list: nothing, one of them (perhaps being changed, or with a day to leave out), or a new one. */
export type RecurringView =
  | { readonly kind: 'list' }
  | { readonly kind: 'one'; readonly id: string; readonly day: string | null }
  | { readonly kind: 'change'; readonly id: string }
  | { readonly kind: 'choose' }
  | { readonly kind: 'new'; readonly jobId: string };

/** Reads the address's query. */
export const readRecurringView = (search: string): RecurringView => {
  const query = new URLSearchParams(search);
  const [id, jobId] = [query.get('id'), query.get('job')];
  if (jobId) return { kind: 'new', jobId };
  if (id) return query.has('change') ? { kind: 'change', id } : { kind: 'one', id, day: query.get('day') };
  return query.has('new') ? { kind: 'choose' } : { kind: 'list' };
};

export const recurringPath = '/recurring';
/** The page of one of them. */
export const onePath = (id: string): string => `${recurringPath}?id=${id}`;
/** The form of one of them. */
export const changePath = (id: string): string => `${onePath(id)}&change=1`;
/** Where the job for a new one is chosen. */
export const choosePath = `${recurringPath}?new=1`;
/** The form of a new one like a job. */
export const newPath = (jobId: string): string => `${recurringPath}?job=${jobId}`;
