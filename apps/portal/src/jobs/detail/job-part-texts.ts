import { photosTexts } from '../../photos/photos-texts.ts';
import { payingTexts } from '../../shell/paying/paying-texts.ts';
import { jobActionsTexts } from '../actions/actions-texts.ts';
import { jobSearchTexts } from '../search/search-texts.ts';

/** Texts of the parts of a job's page that load later. */
export const jobPartTexts = [jobActionsTexts, jobSearchTexts, payingTexts, photosTexts];
