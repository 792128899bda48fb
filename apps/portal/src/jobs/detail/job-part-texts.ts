import { photosTexts } from '../../photos/photos-texts.ts';
import { placesTexts } from '../../places/places-texts.ts';
import { collectionTexts } from '../../shell/jobs/collection-texts.ts';
import { payingTexts } from '../../shell/paying/paying-texts.ts';
import { jobActionsTexts } from '../actions/actions-texts.ts';
import { jobEditTexts } from '../actions/edit/edit-texts.ts';
import { jobSearchTexts } from '../search/search-texts.ts';

/** Texts of the parts of a job's page that load later. */
export const jobPartTexts = [
  collectionTexts,
  jobActionsTexts,
  jobEditTexts,
  jobSearchTexts,
  payingTexts,
  photosTexts,
  placesTexts,
];
