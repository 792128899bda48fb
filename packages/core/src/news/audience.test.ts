import { expect, it } from 'vitest';
import { isNewsFor, type NewsAudience, type NewsReader } from './audience.ts';

const now = new Date('2026-11-27T12:00:00+07:00');
const person: NewsReader = {
  tier: 'normal',
  customerSince: new Date('2026-11-01T00:00:00+07:00'),
  actsForCompany: false,
  allowsPromo: true,
};
const readers: Readonly<Record<string, NewsReader | null>> = {
  visitor: null,
  person,
  old: { ...person, customerSince: new Date('2026-01-01T00:00:00+07:00') },
  gold: { ...person, tier: 'gold', customerSince: new Date('2026-01-01T00:00:00+07:00') },
  company: { ...person, actsForCompany: true, customerSince: new Date('2026-01-01T00:00:00+07:00') },
  special: { ...person, tier: 'contract', allowsPromo: false },
};

it.each<[NewsAudience, 'news' | 'promotion', readonly string[]]>([
  [{ kind: 'all' }, 'news', ['visitor', 'person', 'old', 'gold', 'company', 'special']],
  [{ kind: 'all' }, 'promotion', ['visitor', 'person', 'old', 'gold', 'company']],
  [{ kind: 'company' }, 'news', ['company']],
  [{ kind: 'tier', tier: 'gold' }, 'promotion', ['gold']],
  [{ kind: 'new', days: 60 }, 'news', ['visitor', 'person', 'special']],
  [{ kind: 'new', days: 60 }, 'promotion', ['visitor', 'person']],
])('for %j, %s is shown to %j', (audience, type, shown) => {
  const seen = Object.keys(readers).filter((name) => isNewsFor({ type, audience }, readers[name] ?? null, now));
  expect(seen).toEqual(shown);
});

it('counts an account as new until its last day is over', () => {
  const news = { type: 'news', audience: { kind: 'new', days: 60 } } as const;
  const until = new Date(person.customerSince.getTime() + 60 * 86_400_000);
  expect(isNewsFor(news, person, new Date(until.getTime() - 1))).toBe(true);
  expect(isNewsFor(news, person, until)).toBe(false);
});
