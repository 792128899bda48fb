import type { Language } from '@songwai/core/basics/language';
import type { SignInWays } from '@songwai/core/startup/sign-in-ways-calls';
import { loadScript } from '@songwai/features/shared/foreign/load-script';

/** Our app at Facebook. */
export type FacebookApp = NonNullable<SignInWays['facebook']>;

interface LoginAnswer {
  readonly authResponse: { readonly accessToken: string; readonly userID: string } | null;
  readonly status: string;
}

/** The part of Facebook's SDK for JavaScript that is used here. */
export interface FacebookSdk {
  init(options: FacebookInit): void;
  login(onAnswer: (answer: LoginAnswer) => void, options: { readonly scope: string }): void;
  getLoginStatus(onAnswer: (answer: LoginAnswer) => void): void;
  logout(onAnswer: () => void): void;
  api(path: string, query: { readonly fields: string }, onAnswer: (answer: Readonly<Record<string, unknown>>) => void): void;
}

interface FacebookInit {
  readonly appId: string;
  readonly version: string;
  readonly cookie: boolean;
  readonly xfbml: boolean;
  /** Whether the SDK stores a long-lived token in the browser; by default it does. */
  readonly localStorage: boolean;
}

type FacebookWindow = Window & { readonly FB?: FacebookSdk };

const locales: Readonly<Record<Language, string>> = { th: 'th_TH', en: 'en_US' };
/** Removes what the SDK may have stored of a sign-in, whatever it was told: the token is with the gateway only. */
export const removeFacebookTokens = (window: Window, { appId }: FacebookApp): void => {
  window.localStorage.removeItem(`fblst_${appId}`);
  window.sessionStorage.removeItem(`fbssls_${appId}`);
};

/**
 * Loads Facebook's SDK, which sets no cookies of ours and stores no token (spec §3: `facebookTokenId` is never stored). Only for a press: until then nothing is asked of Facebook.
 *
 * @throws Error if it cannot be loaded within 15 seconds.
 */
export const loadFacebookSdk = async (
  window: FacebookWindow,
  { app, language }: { readonly app: FacebookApp; readonly language: Language },
): Promise<FacebookSdk> => {
  const src = `https://connect.facebook.net/${locales[language]}/sdk.js`;
  if (window.FB === undefined)
    await loadScript(window, { src, failure: "Facebook's SDK could not be loaded.", isAnonymous: true });
  const { FB: sdk } = window;
  if (sdk === undefined) throw new Error("Facebook's SDK did not start.");
  sdk.init({ ...app, cookie: false, xfbml: false, localStorage: false });
  return sdk;
};
