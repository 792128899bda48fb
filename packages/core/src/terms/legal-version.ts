/**
 * Versions of our privacy policy and terms of use whose texts are in this program, the newest last. One version covers both,
 * because one box accepts them: a change of either makes a new version. The database says which one is in force (`termsVersion`
 * of the settings).
 */
export const legalVersions = ['2026-11', '2026-11-26'] as const;

/** A version of privacy policy and terms. */
export type LegalVersion = (typeof legalVersions)[number];

/** The newest version. */
export const newestLegalVersion: LegalVersion = legalVersions[legalVersions.length - 1] ?? legalVersions[0];

/** Whether this program has the texts of a version. */
export const isLegalVersion = (version: string): version is LegalVersion => legalVersions.some((known) => known === version);
