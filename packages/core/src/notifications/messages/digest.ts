import { bangkokDate, bangkokTime } from '../../basics/bangkok-time.ts';
import { formatJobId } from '../../basics/ids.ts';
import type { Language } from '../../basics/language.ts';
import type { NotificationKind } from '../notification.ts';
import { countedJobs, countedOthers } from './counted-jobs.ts';
import type { MessageFacts } from './message-facts.ts';
import { pageLink, showRoute } from './shown-facts.ts';
import { writeWords } from './write-words.ts';

const mostLines = 30;
/** In a subject. */
const mostHeadings = 3;

const kinds = Object.keys(countedJobs) as NotificationKind[];
const isCounted = ({ kind, jobId }: MessageFacts): boolean => jobId !== null && countedJobs[kind] !== undefined;

/** What a later one of makes an earlier one outdated: the state of a job, and what its receiver said. */
const matterOf = (facts: MessageFacts, index: number): string => {
  if (!isCounted(facts)) return String(index);
  return facts.kind === 'receiverSaid' ? `said ${facts.jobId}` : `job ${facts.jobId}`;
};

/** Oldest first, and of each job only the latest state. */
export function latestOf(facts: readonly MessageFacts[]): readonly MessageFacts[] {
  const latest = new Map<string, MessageFacts>();
  for (const [index, one] of facts.toSorted((a, b) => a.at.getTime() - b.at.getTime()).entries()) {
    const matter = matterOf(one, index);
    latest.delete(matter);
    latest.set(matter, one);
  }
  return [...latest.values()];
}

interface Group {
  readonly heading: string;
  readonly facts: readonly MessageFacts[];
}

function groupsOf(facts: readonly MessageFacts[], language: Language): readonly Group[] {
  const jobs = kinds.map((kind) => ({
    heading: countedJobs[kind]?.[language],
    facts: facts.filter((one) => one.kind === kind && isCounted(one)),
  }));
  const others = { heading: countedOthers[language], facts: facts.filter((one) => !isCounted(one)) };
  return [...jobs, others].flatMap(({ heading, facts: of }) =>
    heading === undefined || of.length === 0 ? [] : [{ heading: heading(of.length), facts: of }],
  );
}

/** "27/11 14:05 · J000-00001 · Ari → Silom", and the page below it. */
function lineOf(facts: MessageFacts, { language, origin }: DigestOptions): string {
  const when = `${bangkokDate(facts.at).slice(0, 5)} ${bangkokTime(facts.at)}`;
  const isJob = isCounted(facts) && facts.jobId !== null;
  const what = isJob ? formatJobId(facts.jobId) : writeWords(facts, language).title;
  const route = showRoute(facts.route, { most: 40 });
  return `${[when, what, ...(route === '' ? [] : [route])].join(' · ')}\n${pageLink(origin, language, facts.path)}`;
}

const more = {
  th: (count: number, link: string) => `และอีก ${count} รายการ ดูทั้งหมดได้ที่\n${link}`,
  en: (count: number, link: string) => `And ${count} more. See all of them:\n${link}`,
};
const others = { th: 'และเรื่องอื่น', en: 'and more' };

interface DigestOptions {
  readonly language: Language;
  readonly origin: string;
}

/** One mail about many things. @param facts of `latestOf`, at least two. */
export function writeDigest(facts: readonly MessageFacts[], options: DigestOptions): { subject: string; body: string } {
  const groups = groupsOf(facts, options.language);
  const headings = groups.map(({ heading }) => heading);
  const subject = [
    ...headings.slice(0, mostHeadings),
    ...(headings.length > mostHeadings ? [others[options.language]] : []),
  ].join(' · ');
  let room = mostLines;
  const paragraphs = groups.flatMap(({ heading, facts: of }) => {
    const shown = room === 0 ? [] : of.slice(-room);
    room -= shown.length;
    // One group needs no heading: the subject says the same.
    const above = groups.length === 1 || shown.length === 0 ? [] : [heading];
    return [...above, ...shown.map((one) => lineOf(one, options))];
  });
  const left = facts.length - mostLines;
  const rest = left > 0 ? [more[options.language](left, pageLink(options.origin, options.language, '/dashboard'))] : [];
  return { subject, body: [...paragraphs, ...rest].join('\n\n') };
}
