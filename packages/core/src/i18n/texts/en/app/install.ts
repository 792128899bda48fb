import type { EnglishOf } from '../../../text-keys.ts';

export const install: EnglishOf<'install'> = {
  'install.button': 'Install on this device',
  'install.byHand': 'In Safari press Share, then “Add to Home Screen”',
  'install.done': 'Installed on this device',
  'install.none': 'This browser cannot install it. Try Chrome or Edge.',
};
