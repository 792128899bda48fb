import { formatLongDate } from '../../basics/bangkok-time.ts';
import { formatJobId } from '../../basics/ids.ts';
import type { Language } from '../../basics/language.ts';
import { formatBaht } from '../../basics/money.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { MessageFacts } from './message-facts.ts';
import { safeName } from './safe-name.ts';

/** {@link MessageFacts} as texts for the inside of a sentence; empty where there is nothing to say. */
export interface ShownFacts {
  readonly job: string;
  readonly name: string;
  readonly amount: string;
  readonly until: string;
  readonly booked: number;
  readonly failed: number;
}

const mostOfName = 40;

/** "Chrome · Windows"; what the device calls itself where that says nothing to people. */
const deviceOf = (userAgent: string): string => {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter((part) => part !== undefined).join(' · ') || userAgent;
};

/** Prepares facts for the words. */
export const showFacts = ({ kind, jobId, name, amountSatang, until, file }: MessageFacts, language: Language): ShownFacts => ({
  job: jobId === null ? '' : formatJobId(jobId),
  name: safeName(kind === 'newDevice' ? deviceOf(name) : name, mostOfName),
  amount: amountSatang === null ? '' : formatBaht(amountSatang),
  until: until === null ? '' : formatLongDate(until, language),
  booked: file?.booked ?? 0,
  failed: file?.failed ?? 0,
});

interface RouteOptions {
  /** Letters of each name. */
  readonly most: number;
  readonly arrow?: string;
  readonly ending?: string;
}

/** `Ari → Silom +2`; empty for what is not about a job. */
export function showRoute(route: MessageFacts['route'], { most, arrow = ' → ', ending }: RouteOptions): string {
  if (route === null) return '';
  // A hire begins and ends at one place.
  const ends = [...new Set([route.from, route.to])].map((name) => safeName(name, most, ending)).filter((name) => name !== '');
  return `${ends.join(arrow)}${ends.length > 0 && route.between > 0 ? ` +${route.between}` : ''}`;
}

/** The page of a message. @param origin where customers reach the portal, without a trailing slash. */
export const pageLink = (origin: string, language: Language, path: string): string =>
  `${origin}${language === 'en' ? '/en' : ''}${path}`;
