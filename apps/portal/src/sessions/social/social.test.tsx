import { refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { startupWire } from '../../../tests/startup-wire.ts';
import type { FacebookSdk } from '../../shell/session/facebook/facebook-sdk.ts';

const both = startupWire({ facebookAppId: 'app-1', facebookVersion: 'v23.0', lineSignIn: true });
const open = (path: string, answers: Record<string, (body: Readonly<Record<string, unknown>>) => unknown> = {}) =>
  render(<ScreenStory language="en" path={path} answers={{ '/init_data_v3': () => both, ...answers }} />);
const button = (name: string) => screen.findByRole('button', { name });

/** Facebook's SDK, in which this person signs in. */
const putSdk = (person: { readonly id: string; readonly token: string } | null) => {
  const sdk: FacebookSdk = {
    init: vi.fn(),
    login: (onAnswer) =>
      onAnswer({
        status: person ? 'connected' : 'unknown',
        authResponse: person && { accessToken: person.token, userID: person.id },
      }),
    getLoginStatus: vi.fn(),
    logout: vi.fn(),
    api: (_path, _query, onAnswer) => onAnswer({ first_name: 'Pim', last_name: 'Wattana' }),
  };
  vi.stubGlobal('FB', sdk);
  return sdk;
};
afterEach(() => {
  vi.unstubAllGlobals();
});

test('neither is offered where neither is configured', async () => {
  render(<ScreenStory language="en" path="/login" answers={{ '/init_data_v3': () => startupWire({}) }} />);
  await button('Sign in');
  expect(screen.queryByRole('button', { name: /LINE|Facebook/ })).toBeNull();
});

test('Facebook brings whoever has no account to the sign-up form, with the names and without a password', async () => {
  const sdk = putSdk({ id: 'fb-1', token: 'token-1' });
  const asked: unknown[] = [];
  open('/login?from=/settings', {
    '/login': (body) => {
      asked.push(body);
      throw refusal(102);
    },
  });
  fireEvent.click(await button('Sign in with Facebook'));
  expect(await screen.findByText(/Signing up with Facebook as Pim Wattana\. No password needed\./)).toBeTruthy();
  expect(sdk.init).toHaveBeenCalledWith({ appId: 'app-1', version: 'v23.0', cookie: false, xfbml: false, localStorage: false });
  expect(asked).toMatchObject([{ facebookId: 'fb-1', facebookTokenId: 'token-1' }]);
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Pim');
  expect(screen.queryByLabelText('Set a password')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use a password instead' }));
  expect(await screen.findByRole('button', { name: 'Sign up with Facebook' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Pim');
});

test('Facebook is not told which page was wanted, nor does it leave a token in the browser', async () => {
  const sdk = putSdk({ id: 'fb-1', token: 'token-1' });
  const seen: string[] = [];
  const { login } = sdk;
  window.history.replaceState(null, '', '/en/login?from=/invitation/secret');
  vi.spyOn(sdk, 'login').mockImplementation((...call) => {
    seen.push(window.location.href);
    window.sessionStorage.setItem('fbssls_app-1', 'token-1');
    login(...call);
  });
  open('/login', {
    '/login': () => {
      throw refusal(102);
    },
  });
  fireEvent.click(await button('Sign in with Facebook'));
  await screen.findByText(/Signing up with Facebook/);
  expect(seen).toEqual([`${window.location.origin}/en/login`]);
  expect(window.location.search).toBe('?from=/invitation/secret');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('token-1');
  window.history.replaceState(null, '', '/');
});

test('a closed window of Facebook is explained, and the button works again', async () => {
  putSdk(null);
  open('/login');
  fireEvent.click(await button('Sign in with Facebook'));
  expect(await screen.findByText(/The Facebook window closed before you signed in/)).toBeTruthy();
  putSdk({ id: 'fb-1', token: 'token-1' });
  fireEvent.click(await button('Sign in with Facebook'));
  await waitFor(() => expect(screen.queryByText(/The Facebook window closed/)).toBeNull());
});

test('where LINE cannot be begun, the page says so and keeps the form', async () => {
  open('/login', {
    '/line/start': () => {
      throw refusal(503, { description: 'LINE cannot be reached right now.' });
    },
  });
  fireEvent.click(await button('Sign in with LINE'));
  expect(await screen.findByText('LINE cannot be reached right now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});
