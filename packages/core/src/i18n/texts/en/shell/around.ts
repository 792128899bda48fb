import type { EnglishOf } from '../../../text-keys.ts';

export const around: EnglishOf<'around'> = {
  'around.alerts': 'Messages',
  'around.keep': 'Keep showing',
  'around.signedIn': 'You are signed in',
};
