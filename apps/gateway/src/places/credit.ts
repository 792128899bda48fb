/** The sources of the search's places; shown on every map, whichever tiles it has. */
export const placesCredit = '© OpenStreetMap contributors (ODbL), OTP Namtang (CC BY 4.0), RTSD/OCHA (CC BY-IGO)';
