const prefix = /^(?:เขต|อำเภอ|khet|amphoe)\s*/i;
const mostNamed = 3;

/** The parts of town that a trip goes to, each once, in the order of its visits; at most three, enough to know it by. */
export const tripDistricts = (districts: readonly string[]): readonly string[] =>
  [...new Set(districts.map((district) => district.replace(prefix, '').trim()).filter((district) => district !== ''))].slice(
    0,
    mostNamed,
  );
