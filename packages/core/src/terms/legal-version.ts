/**
 * Versions of our privacy policy and terms of use that this program has texts of, the newest last. One version names both, because they are accepted
 * by one box: a change of either makes a new one. Which of them is in force stands in the database (`termsVersion` of the settings).
 */
export const legalVersions = ['2026-11'] as const;

/** One of them. */
export type LegalVersion = (typeof legalVersions)[number];

/** The newest. */
export const newestLegalVersion: LegalVersion = legalVersions[legalVersions.length - 1] ?? legalVersions[0];

/** Whether this program has the texts of a version. */
export const isLegalVersion = (version: string): version is LegalVersion => legalVersions.some((known) => known === version);
