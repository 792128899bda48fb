import type { FacebookPerson } from '@songwai/core/sessions/social/social-identity';
import type { FacebookSdk } from '../../shell/session/facebook/facebook-sdk.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Opens Facebook's window, in which the person signs in. Has to follow a press closely, or the browser blocks the window. An
 * e-mail address is not asked for: Facebook does not say whether it is confirmed.
 *
 * @returns null if the window was closed or blocked.
 */
export const askFacebook = (sdk: FacebookSdk, window: Window): Promise<FacebookPerson | null> =>
  new Promise((resolve) => {
    const { history, location } = window;
    const { href, pathname } = location;
    // The SDK tells Facebook the page's address, in which the page that was wanted may be an invitation's.
    history.replaceState(history.state, '', pathname);
    sdk.login(
      ({ authResponse }) => {
        if (authResponse === null) return resolve(null);
        const { accessToken: token, userID: facebookId } = authResponse;
        sdk.api('/me', { fields: 'first_name,last_name' }, (me) =>
          resolve({ facebookId, token, firstName: textOf(me['first_name']), lastName: textOf(me['last_name']) }),
        );
      },
      { scope: 'public_profile' },
    );
    history.replaceState(history.state, '', href);
  });
