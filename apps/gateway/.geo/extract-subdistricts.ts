/**
 * Writes the subdistricts of the seven provinces, with postcodes, from the npm package thai-address-universal.
 * Two things are set right on the way: names whose romanisation came out broken (subdistrict-names.csv beside this
 * file), and Bangkok's subdistricts that were divided or renamed after that list was made.
 * `node apps/gateway/.geo/extract-subdistricts.ts`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { getDistricts, getSubDistricts } from 'thai-address-universal';

interface Subdistrict {
  readonly th: string;
  readonly en: string;
  readonly postcode: string;
}

const servedProvinces = ['10', '11', '12', '13', '20', '73', '74'];
const respelt = new Map([
  ['จักรวรรดิ์', 'จักรวรรดิ'],
  ['อรุณอัมรินทร์', 'อรุณอมรินทร์'],
]);
const dissolved = new Set(['1050 บางบอน']);
const founded: readonly (readonly [district: string, th: string, postcode: string])[] = [
  ['1009', 'พระโขนงใต้', '10260'],
  ['1014', 'พญาไท', '10400'],
  ['1026', 'รัชดาภิเษก', '10400'],
  ['1050', 'บางบอนเหนือ', '10150'],
  ['1050', 'บางบอนใต้', '10150'],
  ['1050', 'คลองบางบอน', '10150'],
];

const nameLines = (await readFile(new URL('./subdistrict-names.csv', import.meta.url), 'utf8')).trim().split('\n').slice(1);
const englishByThai = new Map(nameLines.map((line) => line.split(',') as [string, string]));

function describe(th: string, en: string, postcode: string): Subdistrict {
  const name = respelt.get(th) ?? th;
  return { th: name, en: englishByThai.get(name) ?? en, postcode };
}

/** A name may come with several postcodes; the one that most of its district shares is taken. */
function dropDoubles(all: readonly Subdistrict[]): readonly Subdistrict[] {
  const uses = (postcode: string) => all.filter((other) => other.postcode === postcode).length;
  const byName = new Map<string, Subdistrict>();
  for (const one of all) {
    const other = byName.get(one.th);
    if (other === undefined || uses(one.postcode) > uses(other.postcode)) byName.set(one.th, one);
  }
  return [...byName.values()].sort((one, other) => one.en.localeCompare(other.en, 'en'));
}

const rows = ['district,th,en,postcode'];
for (const province of servedProvinces) {
  const districts = [...(await getDistricts(province))].sort((one, other) => one.code.localeCompare(other.code));
  for (const { code } of districts) {
    const listed = await getSubDistricts(code);
    const all = [
      ...listed.map(({ nameTh, nameEn, postalCode }) => describe(nameTh, nameEn, postalCode ?? '')),
      ...founded.filter(([district]) => district === code).map(([, th, postcode]) => describe(th, th, postcode)),
    ];
    for (const { th, en, postcode } of dropDoubles(all)) {
      if (!dissolved.has(`${code} ${th}`)) rows.push(`${code},${th},${en},${postcode}`);
    }
  }
}
await writeFile(new URL('../src/places/gazetteer/subdistricts.csv', import.meta.url), `${rows.join('\n')}\n`);
process.stdout.write(`${rows.length - 1} subdistricts\n`);
