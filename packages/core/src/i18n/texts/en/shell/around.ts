import type { EnglishOf } from '../../../text-keys.ts';

export const around: EnglishOf<'around'> = {
  'around.alerts': 'Messages',
  'around.keep': 'Keep showing',
  'around.promotionHelp': 'Enter the code {{code}} before you book; the price shows the discount at once.',
  'around.signedIn': 'You are signed in',
};
