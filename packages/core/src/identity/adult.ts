const adultAge = 20;
const adultAgeWhenMarried = 17;

/** Whether a person is of age under Thai law: 20, or 17 when married (spec §9). */
export function isAdult(ageYears: number, isMarried: boolean): boolean {
  return ageYears >= (isMarried ? adultAgeWhenMarried : adultAge);
}
