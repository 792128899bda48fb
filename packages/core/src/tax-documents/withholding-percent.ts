/** Tax that a company withholds from what carriage costs before VAT, in percent (spec §9). */
export const withholdingPercent = 1;
