import { bahtFromSatang, formatPrice, type Satang } from '@songwai/core/basics/money';

/** A sum with its sign, the true minus: `−396.45`, `+100`. */
export const signedSum = (satang: Satang): string => `${satang < 0 ? '−' : '+'}${formatPrice(bahtFromSatang(Math.abs(satang)))}`;
