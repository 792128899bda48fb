import type { EnglishOf } from '../../../text-keys.ts';

export const details = {
  'details.addBilling': 'Add a billing address',
  'details.addPhotos': 'Add photos of the parcel',
  'details.billingFailed': 'The billing addresses cannot be read right now',
  'details.changeBilling': 'Change',
  'details.chooseBilling': 'Receipt for',
  'details.driverTitle': 'Which driver',
  'details.favourites': 'Favourite drivers only',
  'details.favouritesDetail_one': 'Only this driver is asked, which may take longer',
  'details.favouritesDetail_other': 'Only these {{count}} are asked, which may take longer',
  'details.nearest': 'The nearest driver',
  'details.nearestDetail': 'The fastest pick-up',
  'details.receipt': 'Receipt in a company’s name',
} satisfies EnglishOf<'details'>;
