/**
 * Checks the gazetteer against other people's data: how many of its places lie within 500 m of a reference of that name, and
 * (or, a station, on the course of a rail line), and which do not, to be looked at one by one. `node apps/gateway/.geo/check-gazetteer.ts <folder with the reference data>`
 */
import { metresToLine } from '../src/places/area/ring.ts';
import { loadGazetteer } from '../src/places/gazetteer/load-gazetteer.ts';
import type { PlaceEntry } from '../src/places/gazetteer/place-entry.ts';
import { foldWords } from '../src/places/search/text/fold.ts';
import { type Reference, readRailCourses, readReferences } from './reference-data.ts';

const nearEnoughMetres = 500;
const offCourseMetres = 300;
const shortestName = 4;
/** One institution, many ways of writing it. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  [/โรงพยาบาล|hospital/g, ''],
  [/มหาวิทยาลัย|university/g, ''],
  [/นิคมอุตสาหกรรม/g, 'นิคม'],
  [/เซนทรัลพลาซา/g, 'เซนทรัล'],
  [/โรงแรม|อาคาร|ศูนยการคา|เทสโก/g, ''],
];

const essence = (name: string) =>
  sameWords.reduce((text, [from, to]) => text.replace(from, to), foldWords(name.replace(/\(.*?\)/g, '')).join(''));

function metresBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  return Math.hypot((one.lat - other.lat) * 111_195, (one.lng - other.lng) * 111_195 * Math.cos((one.lat * Math.PI) / 180));
}

interface Checked {
  readonly place: PlaceEntry;
  readonly nearest: { readonly reference: Reference; readonly metres: number } | null;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the reference data.');
const references = (await readReferences(folder)).map((reference) => ({
  reference,
  texts: [essence(reference.th), essence(reference.en)],
}));

function check(place: PlaceEntry): Checked {
  const names = [place.th, place.en, ...place.aliases].map(essence).filter((name) => name.length >= shortestName);
  let nearest: Checked['nearest'] = null;
  for (const { reference, texts } of references) {
    if (!names.some((name) => texts.some((text) => text.includes(name)))) continue;
    const metres = metresBetween(place, reference);
    if (nearest === null || metres < nearest.metres) nearest = { reference, metres };
  }
  return { place, nearest };
}

const courses = await readRailCourses(folder);
/** A station without a stop of its name still stands on the course of a line. */
const isOnCourse = (place: PlaceEntry) =>
  place.source === 'station' && courses.some((course) => metresToLine(place, course) <= offCourseMetres);

const checked = loadGazetteer()
  .places.filter(({ source }) => source !== 'subdistrict')
  .map(check);
const isConfirmed = ({ place, nearest }: Checked) =>
  (nearest !== null && nearest.metres <= nearEnoughMetres) || isOnCourse(place);
for (const kind of ['district', 'station', 'landmark']) {
  const all = checked.filter(({ place }) => place.source === kind);
  const near = all.filter(isConfirmed);
  const share = ((100 * near.length) / all.length).toFixed(1);
  const nameless = all.filter(({ nearest }) => nearest === null).length;
  process.stdout.write(
    `${kind}: ${near.length} of ${all.length} (${share} %) confirmed; ${nameless} without a reference of that name\n`,
  );
}
const nearAll = checked.filter(isConfirmed).length;
process.stdout.write(
  `together: ${nearAll} of ${checked.length} (${((100 * nearAll) / checked.length).toFixed(1)} %)\n\nto look at:\n`,
);
for (const { place, nearest } of checked.filter((one) => !isConfirmed(one))) {
  const found = nearest === null ? 'no reference' : `${Math.round(nearest.metres)} m from ${nearest.reference.th}`;
  process.stdout.write(`  ${place.th} / ${place.en} (${place.lat}, ${place.lng}): ${found}\n`);
}
