import { CardRefused, CardVaultDown } from '@songwai/core/payments/card';
import { afterEach, expect, test, vi } from 'vitest';
import { createFixtureGateway } from '../../../tests/fixture-gateway.ts';
import { createCardVault } from './card-vault.ts';
import type { OmiseScript, OmiseWindow } from './omise-vault.ts';

const card = { number: '4242424242424242', holderName: 'PIMCHANOK SRIAREE', expiryMonth: 8, expiryYear: 2029, cvv: '123' };
const sources = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  vi.unstubAllGlobals();
});

const open = (publicKey: string) => {
  const gateway = createFixtureGateway({
    '/payment/sandbox/token': () => ({ responseCode: 200, responseDesc: '', cardTokenId: 'tokn_sandbox' }),
  });
  const vault = createCardVault({
    transport: gateway.transport,
    readPublicKey: () => Promise.resolve(publicKey),
    page: window as OmiseWindow,
  });
  return { vault, gateway };
};
/** The provider's script, as it stands on the page once it is loaded. */
const createScript = (status: number, answer: Parameters<Parameters<OmiseScript['createToken']>[2]>[1]) => ({
  setPublicKey: vi.fn(),
  createToken: vi.fn((...[, , onAnswer]: Parameters<OmiseScript['createToken']>) => onAnswer(status, answer)),
});
const token = { object: 'token', id: 'tokn_test_1' };
const finishLoading = (event: 'load' | 'error') =>
  vi.waitFor(() => {
    const script = document.head.querySelector('script');
    if (script === null) throw new Error('No script is being loaded.');
    script.dispatchEvent(new Event(event));
  });

test('without a provider neither the number nor the code leaves the browser', async () => {
  const { vault, gateway } = open('sandbox');
  expect(await vault.createToken(card)).toBe('tokn_sandbox');
  expect(JSON.stringify(gateway.calls)).not.toMatch(/4242424242424242|"123"/);
  expect(sources()).toEqual([]);
});

test('the provider’s script is loaded for the first card, once, and gets the card with our key', async () => {
  const { vault } = open('pkey_test_1');
  const script = createScript(200, token);
  const first = vault.createToken(card);
  await vi.waitFor(() => expect(sources()).toEqual(['https://cdn.omise.co/omise.js']));
  vi.stubGlobal('Omise', script);
  await finishLoading('load');
  expect(await first).toBe('tokn_test_1');
  expect(script.setPublicKey).toHaveBeenCalledWith('pkey_test_1');
  expect(script.createToken.mock.calls[0]?.[1]).toEqual({
    name: 'PIMCHANOK SRIAREE',
    number: '4242424242424242',
    expiration_month: 8,
    expiration_year: 2029,
    security_code: '123',
  });
  await vault.createToken(card);
  expect(sources()).toHaveLength(1);
});

test('a script that is blocked is named as such, and asked for again with the next try', async () => {
  const { vault } = open('pkey_test_1');
  const blocked = vault.createToken(card);
  const outcome = expect(blocked).rejects.toBeInstanceOf(CardVaultDown);
  await finishLoading('error');
  await outcome;
  expect(sources()).toEqual([]);
  const again = vault.createToken(card);
  await vi.waitFor(() => expect(sources()).toHaveLength(1));
  vi.stubGlobal('Omise', createScript(200, token));
  await finishLoading('load');
  expect(await again).toBe('tokn_test_1');
});

test.each([
  ['a card that the vault does not take', 400, { object: 'error', code: 'invalid_card' }, CardRefused],
  ['a vault that is down', 503, { object: 'error', code: 'service_not_available' }, CardVaultDown],
  ['no answer', 0, { object: 'error' }, CardVaultDown],
])('%s is told from other failures', async (...[, status, answer, kind]) => {
  vi.stubGlobal('Omise', createScript(status, answer));
  await expect(open('pkey_test_1').vault.createToken(card)).rejects.toBeInstanceOf(kind);
});

test('where no cards are taken, none is sent', async () => {
  await expect(open('').vault.createToken(card)).rejects.toBeInstanceOf(CardVaultDown);
});
