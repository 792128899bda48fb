import { describe, expect, it } from 'vitest';
import { nowMs } from '../../../tests/order-bench.ts';
import { bangNa, createRandom, siam } from '../../../tests/samples.ts';
import { languages } from '../../i18n/language.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { createEmptyDraft, type OrderDraft, type Schedule } from '../draft/draft.ts';
import { validateDraft } from '../fields/draft-fields.ts';
import { outsideServiceArea, priceUnknown, promoExpired } from './refused-problems.ts';

const empty = createEmptyDraft(nowMs, createRandom());
const withStops = (change: (index: number) => object): OrderDraft => ({
  ...empty,
  stops: empty.stops.map((stop, index) => ({ ...stop, ...change(index) })),
});
const at = (schedule: Schedule): OrderDraft => ({ ...empty, schedule });

/** Drafts that together break every rule of an order. */
const wrong: readonly OrderDraft[] = [
  empty,
  withStops((index) => ({ place: index === 0 ? siam : bangNa, contactPhone: '12' })),
  { ...empty, confirmPhone: '123' },
  { ...empty, paymentType: 0, paymentPoint: 7 },
  at({ kind: 'later', date: '', time: '' }),
  at({ kind: 'later', date: '22/11/2026', time: '' }),
  at({ kind: 'later', date: '01/01/2020', time: '09:00' }),
  at({ kind: 'later', date: '01/01/2030', time: '09:00' }),
  { ...empty, tab: 2 },
  { ...at({ kind: 'later', date: '23/11/2026', time: '09:00' }), tab: 3 },
  { ...at({ kind: 'later', date: '22/11/2026', time: '08:59' }), tab: 3 },
];

/** After 17:00, tomorrow can no longer be booked. */
const tooLate = validateDraft({ ...empty, tab: 3 }, nowMs + 7 * 3_600_000);

describe('what can be wrong with an order', () => {
  it.each(languages)('is said in %s by the texts that come with the order', async (language) => {
    const texts = await loadTexts(language, ['errors']);
    const [stop] = empty.stops;
    const fromGateway = [priceUnknown, promoExpired, ...(stop ? [outsideServiceArea(stop)] : [])];
    const codes = new Set(
      [...wrong.flatMap((draft) => validateDraft(draft, nowMs)), ...tooLate, ...fromGateway].map(({ code }) => code),
    );
    expect([...codes].filter((code) => !(`errors.${code}` in texts))).toEqual([]);
    expect(codes.size).toBe(20);
  });
});
