import { createServer } from '../clients.ts';
import type { Command } from '../command.ts';
import { exitCode } from '../kit.ts';
import { UsageError } from '../kit-error.ts';
import { readSettings, settingOptions } from '../settings.ts';
import { htmlSnippet } from './html-snippet.ts';
import { signOnGuest } from './sign-on-guest.ts';
import { guestOptions, readGuest } from './test-guest.ts';

/** When the gateway stops to take the token. */
const expiryOf = (token: string): Date => {
  const [, claims = ''] = token.split('.');
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly exp: number };
  return new Date(exp * 1000);
};

/** `songwai-partner guest` */
export const guestCommand: Command = {
  name: 'guest',
  summary: 'sign a test guest on: a token for the attribute "token", valid for five minutes',
  details: [
    'Prints the token alone, so that it can be used in a script; what else there is to say goes to standard error.',
    'Each token has its own jti. --exchange uses it as the element would, and says how the guest was signed on or why not.',
  ],
  options: {
    ...guestOptions,
    html: { help: 'a whole page with the booking element, instead of the token alone' },
    exchange: { help: 'prove that the token works: sign the guest on from --page-origin' },
    ...settingOptions('origin', 'partner', 'secret', 'page-origin'),
  },
  run: async (given, kit) => {
    if (given.words.length > 0) throw new UsageError(`guest takes no "${given.words[0]}".`);
    const settings = readSettings(given, kit);
    const guest = readGuest(given);
    const token = await createServer(settings, kit).guestToken(guest);
    const partner = settings.need('partner');
    kit.print(given.has('html') ? htmlSnippet({ origin: settings.origin, partner, token }) : token);
    kit.complain(`For ${guest.name} (${guest.id}) at ${partner}; expires at ${expiryOf(token).toISOString()}.`);
    if (!given.has('exchange')) return exitCode.done;
    const { guest: signedOn, partnerName } = await signOnGuest(settings, token);
    kit.complain(
      `It works: ${signedOn.name}, ${signedOn.phone}, is signed on at ${partnerName} from ${settings.need('page-origin')}.`,
    );
    return exitCode.done;
  },
};
