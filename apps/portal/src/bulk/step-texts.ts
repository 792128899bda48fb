import { placesTexts } from '../places/places-texts.ts';
import { rowsTexts } from './check/rows-texts.ts';
import { sheetTexts } from './start/sheet-texts.ts';

/** Texts of the steps of booking from a file, which come with the code of each. */
export const stepTexts = [placesTexts, rowsTexts, sheetTexts];
