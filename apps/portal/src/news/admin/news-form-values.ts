import { addDays } from '@songwai/core/basics/bangkok-time';
import type { NewsDraft, NewsTierName, WrittenNews } from '@songwai/core/news/admin/news-admin-calls';
import { defaultNewCustomerDays } from '@songwai/core/news/news-limits';

/** What the form holds; days and times as the device's fields have them, in Bangkok. */
export interface NewsFormValues extends Omit<NewsDraft, 'from' | 'until' | 'newCustomerDays' | 'tier'> {
  readonly tier: NewsTierName;
  readonly newCustomerDays: string;
  readonly fromDate: string;
  readonly fromTime: string;
  readonly untilDate: string;
  readonly untilTime: string;
}

const bangkokOffsetMs = 7 * 3_600_000;

const toFields = (at: Date | null): { readonly date: string; readonly time: string } => {
  if (at === null) return { date: '', time: '' };
  const [date = '', time = ''] = new Date(at.getTime() + bangkokOffsetMs).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
};

/** What ends at midnight has the day before as its last, and no time. */
const toEndFields = (at: Date | null): { readonly date: string; readonly time: string } => {
  const fields = toFields(at);
  return at !== null && fields.time === '00:00' ? { date: toFields(new Date(at.getTime() - 1)).date, time: '' } : fields;
};

const toMoment = (date: string, time: string): Date | null =>
  date === '' ? null : new Date(`${date}T${time || '00:00'}:00+07:00`);

/** A last day without a time is over at the midnight after it. */
const toEnd = (date: string, time: string): Date | null => {
  const at = toMoment(date, time);
  return at !== null && time === '' ? addDays(at, 1) : at;
};

const none = { th: '', en: '' };

const empty: NewsFormValues = {
  ...{ type: 'news', title: none, summary: none, body: none, topic: null, vehicle: 'motorcycle', figure: '', picture: null },
  ...{ promoCode: '', audience: 'all', tier: 'silver', newCustomerDays: String(defaultNewCustomerDays) },
  ...{ fromDate: '', fromTime: '', untilDate: '', untilTime: '' },
};

/** The form of news that is stored; without it, an empty one. */
export const formOf = (news: WrittenNews | undefined): NewsFormValues => {
  if (!news) return empty;
  const { id: _id, state: _state, from: begins, until: ends, tier, newCustomerDays, ...rest } = news;
  const [from, until] = [toFields(begins), toEndFields(ends)];
  return {
    ...rest,
    tier: tier ?? empty.tier,
    newCustomerDays: newCustomerDays === null ? empty.newCustomerDays : String(newCustomerDays),
    ...{ fromDate: from.date, fromTime: from.time, untilDate: until.date, untilTime: until.time },
  };
};

const isLike = (value: unknown, start: unknown): boolean => {
  if (value === null || start === null) return value === null || typeof value === 'string';
  if (typeof value !== 'object' || typeof start !== 'object') return typeof value === typeof start;
  return Object.entries(start).every(([name, text]) => typeof Reflect.get(value, name) === typeof text);
};

/** What was typed before, as far as it fits the form; `start` without it. */
export const restoredForm = (stored: string, start: NewsFormValues): NewsFormValues => {
  if (stored === '') return start;
  try {
    const typed: unknown = JSON.parse(stored);
    if (typeof typed !== 'object' || typed === null) return start;
    const fitting = Object.entries(typed).filter(([name, value]) => name in start && isLike(value, Reflect.get(start, name)));
    return { ...start, ...Object.fromEntries(fitting) };
  } catch {
    // A draft that cannot be read is as good as none.
    return start;
  }
};

/** Whether title, summary and text are there in both languages. */
export const isWhole = ({ title, summary, body }: NewsFormValues): boolean =>
  [title, summary, body].every(({ th, en }) => th.trim() !== '' && en.trim() !== '');

/** What is sent: of a kind or an audience only what belongs to it. */
export const draftOf = (values: NewsFormValues): NewsDraft => {
  const { fromDate, fromTime, untilDate, untilTime, newCustomerDays, tier, topic, promoCode, ...rest } = values;
  return {
    ...rest,
    topic: rest.type === 'news' ? topic : null,
    promoCode: rest.type === 'promotion' ? promoCode.trim().toUpperCase() : '',
    tier: rest.audience === 'tier' ? tier : null,
    newCustomerDays: rest.audience === 'new' ? Number(newCustomerDays) || defaultNewCustomerDays : null,
    from: toMoment(fromDate, fromTime),
    until: toEnd(untilDate, untilTime),
  };
};
