import type { LegalKind } from '@songwai/core/terms/legal/legal-text';
import { versionsOf } from '@songwai/core/terms/legal/load-legal-text';

/** The first address of each text (spec §2). */
export const legalPaths: Readonly<Record<LegalKind, string>> = {
  privacy: '/privacy',
  terms: '/termsandconditions',
  cookies: '/cookie-policy',
  drivers: '/driver-processor-agreement',
};

/** Whether users accept the text, so that the gateway says which version is in force; of the others it is the newest. */
export const isAcceptedByUsers = (kind: LegalKind): boolean => kind === 'privacy' || kind === 'terms';

interface Asked {
  readonly kind: LegalKind;
  /** `version` of the address; null without one. */
  readonly asked: string | null;
  /** As the gateway says; undefined where it does not. */
  readonly inForce: string | undefined;
}

/** The version in force, where this build has its text; else the newest. */
const currentOf = (kind: LegalKind, inForce: string | undefined): string => {
  const versions = versionsOf(kind);
  return versions.find((version) => version === inForce) ?? versions.at(-1) ?? '';
};

/** The version to show: that of the address, so that whoever accepted it can read it again, else the one in force. */
export const versionShown = ({ kind, asked, inForce }: Asked): string =>
  versionsOf(kind).find((version) => version === asked) ?? currentOf(kind, inForce);

/** Where a shown version stands among all. */
export interface LegalPlace {
  /** Counted from 1, for people. */
  readonly number: number;
  /** The version before it; undefined for the first. */
  readonly earlier: string | undefined;
  /** Against the version in force. */
  readonly state: 'current' | 'old' | 'coming';
}

export const placeOf = (kind: LegalKind, shown: string, inForce: string | undefined): LegalPlace => {
  const versions = versionsOf(kind);
  const [at, current] = [versions.indexOf(shown), versions.indexOf(currentOf(kind, inForce))];
  const state = at === current ? 'current' : at < current ? 'old' : 'coming';
  return { number: at + 1, earlier: versions[at - 1], state };
};
