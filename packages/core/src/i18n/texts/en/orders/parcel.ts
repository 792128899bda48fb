import type { EnglishOf } from '../../../text-keys.ts';

export const parcel = {
  'parcel.atLeast': 'The least is {{taken}}',
  'parcel.atMost': 'The most is {{taken}}',
  'parcel.cm': 'cm',
  'parcel.contents': 'What is inside',
  'parcel.contentsExample': 'Two bouquets, for example',
  'parcel.fits': 'Fits: {{vehicle}}',
  'parcel.height': 'Height',
  'parcel.kg': 'kg',
  'parcel.length': 'Length',
  'parcel.noVehicle': 'None of our vehicles takes it. Try to send it in several trips.',
  'parcel.optional': 'optional',
  'parcel.rounded': 'Rounded to {{taken}}',
  'parcel.take': 'Change to {{vehicle}}',
  'parcel.title': 'What you send',
  'parcel.tooLarge': 'Too large or too heavy: {{vehicle}}',
  'parcel.unreadable': '“{{typed}}” is no number, so the former one was kept',
  'parcel.upToKg': 'It takes up to {{kg}} kg',
  'parcel.upToSize': 'It takes up to {{kg}} kg and {{size}} cm',
  'parcel.weight': 'Weight of all',
  'parcel.width': 'Width',
} satisfies EnglishOf<'parcel'>;
