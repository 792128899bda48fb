import type { EnglishOf } from '../../text-keys.ts';

export const sorting = {
  'sorting.cancelled': 'Move cancelled. {{name}} is back at stop {{position}}.',
  'sorting.dropped': '{{name}} dropped at stop {{position}} of {{total}}.',
  'sorting.handle': 'Move {{name}}, stop {{position}}',
  'sorting.instructions':
    'Press this handle and then another to move the stop there; or press Space to lift, arrows to move, Space again to drop, Escape to cancel.',
  'sorting.lifted': '{{name}} lifted, stop {{position}} of {{total}}.',
  'sorting.moved': '{{name}} is now stop {{position}} of {{total}}.',
  'sorting.short': 'Shortest order',
  'sorting.shortAgain': 'You moved a stop · {{saving}} if sorted again',
  'sorting.shortAlready': 'This is the shortest order',
  'sorting.shortAsking': 'Looking for the shortest order',
  'sorting.shortAskingHelp': 'You can go on with the stops',
  'sorting.shortBack': 'The stops are back in their old order.',
  'sorting.shortDone_one': '{{count}} stop moved.',
  'sorting.shortDone_other': '{{count}} stops moved.',
  'sorting.shortFrom': '{{from}} → {{to}} km',
  'sorting.shortKm': '{{km}} km shorter',
  'sorting.shortOldPrice': 'Price in the old order',
  'sorting.shortOutside': 'Stop {{stop}} is outside our area. Correct it before sorting.',
  'sorting.shortSamePrice': 'same price',
  'sorting.shortSaves': 'saves {{price}}',
  'sorting.shortUndo': 'Undo',
  'sorting.was': 'was stop {{stop}}',
} satisfies EnglishOf<'sorting'>;
