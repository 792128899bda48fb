import type { EnglishOf } from '../../../text-keys.ts';

export const near: EnglishOf<'near'> = {
  'near.nearest_one': 'Nearest driver about {{count}} minute away',
  'near.nearest_other': 'Nearest driver about {{count}} minutes away',
};
