import { BusinessRefusal } from '../../http/refusal.ts';
import type { LineSignIn } from './line-sign-in.ts';
import { lineTexts } from './line-texts.ts';

const refuse = (): never => {
  throw new BusinessRefusal({ code: 422, field: 'lineCode', text: lineTexts.noLine });
};

/** Refuses every sign-in by LINE, for a deployment without a channel. */
export const noLine: LineSignIn = {
  start: refuse,
  finish: async () => refuse(),
  prove: refuse,
  readProof: refuse,
  // Nobody can be asked: the link ends here alone.
  deauthorize: async () => undefined,
};
