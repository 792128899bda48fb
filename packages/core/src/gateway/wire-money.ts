import type { Satang } from '../basics/money.ts';

/** Baht of the wire (at most 2 decimals) as satang; rounding only takes away what binary fractions add. */
export const satangFromBaht = (baht: number): Satang => Math.round(baht * 100);

/** Satang as baht of the wire. */
export const bahtFromSatang = (satang: Satang): number => satang / 100;
