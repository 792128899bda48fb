import type { EnglishOf } from '../../text-keys.ts';

export const sorting = {
  'sorting.cancelled': 'Move cancelled. {{name}} is back at stop {{position}}.',
  'sorting.dropped': '{{name}} dropped at stop {{position}} of {{total}}.',
  'sorting.handle': 'Move {{name}}, stop {{position}}',
  'sorting.instructions':
    'Press this handle and then another to move the stop there; or press Space to lift, arrows to move, Space again to drop, Escape to cancel.',
  'sorting.lifted': '{{name}} lifted, stop {{position}} of {{total}}.',
  'sorting.moved': '{{name}} is now stop {{position}} of {{total}}.',
} satisfies EnglishOf<'sorting'>;
