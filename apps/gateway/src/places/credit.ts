/** Whose data the places of the search are; shown on every map, whatever it is drawn from. */
export const placesCredit = '© OpenStreetMap contributors (ODbL), OTP Namtang (CC BY 4.0), RTSD/OCHA (CC BY-IGO)';
