import type { NotificationKind } from '../notification.ts';
import type { ShownFacts } from './shown-facts.ts';

/** What a message says. */
export interface Words {
  /** What happened, in a line that stands alone: the subject of a mail, the title of a pushed message. */
  readonly title: string;
  /** What that means, or what to do now: one or two sentences. */
  readonly detail: string;
  /** What the link leads to, without a colon. */
  readonly action: string;
}

/** The words for every kind in one language. */
export type WordsOf = Readonly<Record<NotificationKind, (facts: ShownFacts) => Words>>;
