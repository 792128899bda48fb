import { CardRefused, CardVaultDown, type TypedCard } from '@songwai/core/payments/card';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { gatewayDown, refusal } from '../../../tests/fixture-gateway.ts';
import { Surface } from '../../../tests/surface.tsx';
import { CardForm, type CardFormProps } from './card-form.tsx';

const open = (props: Partial<CardFormProps> = {}) => {
  const createToken = vi.fn((_card: TypedCard) => Promise.resolve('tokn_test_1'));
  const onToken = vi.fn(() => Promise.resolve());
  const view = render(
    <Surface language="en">
      <CardForm vault={{ createToken }} onToken={onToken} {...props} />
    </Surface>,
  );
  return { createToken, onToken, ...view };
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the card' }));
const fill = async (number = '4242424242424242') => {
  await userEvent.type(field('Card number'), number);
  await userEvent.type(field('Expiry date'), '829');
  await userEvent.type(field('CVV'), '123');
  await userEvent.type(field('Name on the card'), 'PIMCHANOK SRIAREE');
};

test('a card goes to the vault as the provider wants it, and its token on', async () => {
  const { createToken, onToken } = open();
  await fill();
  await save();
  expect(createToken).toHaveBeenCalledWith({
    number: '4242424242424242',
    holderName: 'PIMCHANOK SRIAREE',
    expiryMonth: 8,
    expiryYear: 2029,
    cvv: '123',
  });
  await waitFor(() => expect(onToken).toHaveBeenCalledWith({ cardTokenId: 'tokn_test_1', isDefault: true }));
  await waitFor(() => expect(field('Card number').value).toBe(''));
});

test('the number is grouped, and shows its brand from the first digits', async () => {
  open();
  for (const brand of ['Visa', 'Mastercard', 'JCB']) expect(screen.getByText(brand)).toBeTruthy();
  await userEvent.type(field('Card number'), '51051051');
  expect(field('Card number').value).toBe('5105 1051');
  expect(screen.getByText('Mastercard')).toBeTruthy();
  expect(screen.queryByText('Visa')).toBeNull();
});

test('a browser can fill the card in', () => {
  open();
  const names = ['Card number', 'Expiry date', 'CVV', 'Name on the card'];
  expect(names.map((name) => field(name).autocomplete)).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-name']);
});

test('the CVV is seen while it is typed, and hidden when it is left', async () => {
  open();
  await userEvent.type(field('CVV'), '12x3');
  expect(field('CVV')).toMatchObject({ type: 'text', value: '123' });
  await userEvent.tab();
  expect(field('CVV').type).toBe('password');
});

test('a wrong number is said when its field is left, not before', async () => {
  open();
  await userEvent.type(field('Card number'), '4242424242424241');
  expect(screen.queryByText('This card number is not right. Please check it.')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('This card number is not right. Please check it.')).toBeTruthy();
});

test('an empty form says what is missing and goes to the first field', async () => {
  const { createToken } = open();
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('Card number')));
  expect(createToken).not.toHaveBeenCalled();
});

test('a second press while the token is made sends nothing, and the form says that it is busy', async () => {
  const createToken = vi.fn(() => new Promise<never>(() => undefined));
  const onBusyChange = vi.fn();
  open({ vault: { createToken }, onBusyChange });
  await fill();
  await save();
  await save();
  expect(createToken).toHaveBeenCalledTimes(1);
  expect(onBusyChange).toHaveBeenLastCalledWith(true);
});

test.each([
  ['the vault', new CardRefused('declined'), /Try another card or contact the bank/],
  ['a vault that cannot be reached', new CardVaultDown('blocked'), /turn off your ad blocker/],
])('a refusal of %s is explained, and what was typed stays', async (_who, error, text) => {
  open({ vault: { createToken: () => Promise.reject(error) } });
  await fill();
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(field('Card number').value).toBe('4242 4242 4242 4242');
});

test('what the gateway says of a card is explained as well', async () => {
  const onToken = vi.fn(() => Promise.reject<void>(refusal(422, { field: 'cardTokenId' })));
  open({ onToken });
  await fill();
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Try another card/);
  onToken.mockImplementation(() => Promise.reject(gatewayDown()));
  await save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toMatch(/Try another card/));
});

test('the first card is not asked whether it is the default one', async () => {
  const { onToken } = open({ asksDefault: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await fill();
  await save();
  await waitFor(() => expect(onToken).toHaveBeenCalledWith(expect.objectContaining({ isDefault: true })));
});
