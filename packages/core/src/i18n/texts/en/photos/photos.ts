import type { EnglishOf } from '../../../text-keys.ts';

export const photos = {
  'photos.choose': 'Add photos',
  'photos.drop': 'or drop them here',
  'photos.dropNow': 'Let go now',
  'photos.forDriver': 'Photos for the driver',
  'photos.limits': 'Up to {{file}} files of {{size}} MB each, {{extensions}}',
  'photos.number': 'Photo {{number}}',
  'photos.preparing': 'Making the photo smaller',
  'photos.remove': 'Remove {{name}}',
  'photos.removed': '{{name}} removed',
  'photos.retry': 'Send {{name}} again',
  'photos.sending': 'Sending {{name}}',
  'photos.tooLarge': '“{{name}}” is too large. The maximum upload size is {{size}} MB.',
  'photos.tooMany': 'The limit is {{file}} files. Remove one before you add another.',
  'photos.unreadable': 'This photo cannot be read. Please choose another one.',
  'photos.wrongType': '“{{name}}” is not a photo. Supported files: {{extensions}}.',
} satisfies EnglishOf<'photos'>;
