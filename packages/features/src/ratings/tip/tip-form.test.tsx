import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gatewayDown, refusal } from '../../../tests/fixture-gateway.ts';
import { tipPayment } from '../../../tests/ratings/tip-payment.ts';
import { Surface } from '../../../tests/surface.tsx';
import { TipForm, type TipFormProps } from './tip-form.tsx';

afterEach(cleanup);

const show = (props: Partial<TipFormProps> = {}) => {
  const guids = ['guid-1', 'guid-2'];
  const send = vi.fn(props.send ?? (async () => ({ payment: null, walletSatang: 79_355 })));
  render(
    <Surface language="en">
      <TipForm
        driverName="สมชาย"
        methods={['wallet', 'card', 'promptpay']}
        wallet={{ allSatang: 84_355, tippableSatang: 84_355 }}
        room={{ leftBaht: 1_000, limit: 'job' }}
        cardText="Visa •••• 4242"
        newGuid={() => guids.shift() ?? ''}
        renderPayment={(payment, onEnd) => (
          <button type="button" onClick={() => onEnd({ ...payment, state: 'paid' })}>
            Scan
          </button>
        )}
        renderCard={(label, onToken) => (
          <button type="button" onClick={() => void onToken('tokn_1')}>
            Card: {label}
          </button>
        )}
        {...props}
        send={send}
      />
    </Surface>,
  );
  return send;
};
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a suggested tip is paid from the wallet, once for two presses', async () => {
  const send = show();
  choose('฿50');
  press('Tip ฿50');
  press('Tip ฿50');
  expect(await screen.findByText('You tipped ฿50. สมชาย thanks you.')).toBeTruthy();
  expect(send).toHaveBeenCalledExactlyOnceWith({ guid: 'guid-1', amountBaht: 50, method: 'wallet' });
});

test.each(['0', '1001', '2.5', 'x'])('a tip of "%s" cannot be given, and the field says what can', (typed) => {
  show();
  choose('Other');
  const field = screen.getByLabelText('Your tip in baht');
  fireEvent.input(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(screen.getByText('Enter a tip between 1 and 1000 baht, in whole baht')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Choose an amount first' }) as HTMLButtonElement).disabled).toBe(true);
});

test('more than there is in the wallet is paid another way', async () => {
  const send = show({ wallet: { allSatang: 3_000, tippableSatang: 3_000 } });
  choose('฿100');
  expect((screen.getByRole('radio', { name: /^Wallet/ }) as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText('Not enough, balance ฿30')).toBeTruthy();
  press('Tip ฿100');
  await screen.findByText(/You tipped ฿100/);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ method: 'card' }));
});

test('bonus in the wallet is called the reason why it cannot pay a tip', () => {
  show({ wallet: { allSatang: 84_355, tippableSatang: 3_000 } });
  choose('฿20');
  expect(screen.getByText('฿30 in your wallet can be tipped. Bonus pays for deliveries only.')).toBeTruthy();
  choose('฿50');
  expect((screen.getByRole('radio', { name: /^Wallet/ }) as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText('Not enough: ฿30 in your wallet can be tipped. Bonus pays for deliveries only.')).toBeTruthy();
});

test('what may still be tipped is told, and no more can be chosen or typed', () => {
  show({ room: { leftBaht: 60, limit: 'job' } });
  expect(screen.getByText('The driver gets all of it. You can still tip ฿60.')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '฿100' })).toBeNull();
  choose('Other');
  const field = screen.getByLabelText('Your tip in baht');
  fireEvent.input(field, { target: { value: '61' } });
  fireEvent.blur(field);
  expect(screen.getByText('Enter a tip between 1 and 60 baht, in whole baht')).toBeTruthy();
  fireEvent.input(field, { target: { value: '60' } });
  expect(screen.getByRole('button', { name: 'Tip ฿60' })).toBeTruthy();
});

test.each([
  ['count', 'This delivery has had its tips: 2 at most'],
  ['job', 'The tips of this delivery have reached ฿1,000'],
  ['driver', 'Your tips to this driver have reached ฿1,000 today'],
  ['day', 'Your tips of today have reached ฿2,000'],
] as const)('where nothing may be tipped any more (%s), it says why instead of asking', (limit, words) => {
  show({ room: { leftBaht: 0, limit } });
  expect(screen.getByText(new RegExp(`^${words}`))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('PromptPay waits for its money', async () => {
  show({ send: async () => ({ payment: tipPayment, walletSatang: null }) });
  choose('฿50');
  choose(/^PromptPay/);
  press('Tip ฿50');
  fireEvent.click(await screen.findByRole('button', { name: 'Scan' }));
  expect(await screen.findByText(/You tipped ฿50/)).toBeTruthy();
});

test('a declined card is called so, and the next press is another one', async () => {
  const send = show({ send: async () => ({ payment: { ...tipPayment, state: 'failed' }, walletSatang: null }) });
  choose('฿20');
  press('Tip ฿20');
  expect(await screen.findByText(/The tip could not be paid/)).toBeTruthy();
  press('Tip ฿20');
  await expect.poll(() => send.mock.calls.map(([{ guid }]) => guid)).toEqual(['guid-1', 'guid-2']);
});

test.each([
  ['without an answer is repeated with its key', gatewayDown(), ['guid-1', 'guid-1']],
  ['that was refused is another one', refusal(409, { description: 'not completed' }), ['guid-1', 'guid-2']],
])('a press %s', async (_, error, guids) => {
  const send = show({
    send: async () => {
      throw error;
    },
  });
  choose('฿20');
  press('Tip ฿20');
  await screen.findByRole('alert');
  press('Tip ฿20');
  await expect.poll(() => send.mock.calls.map(([{ guid }]) => guid)).toEqual(guids);
});

test('without a saved card one is typed, and pays at once', async () => {
  const send = show({ cardText: null });
  choose('฿50');
  choose(/^Card/);
  press('Tip ฿50');
  expect(send).not.toHaveBeenCalled();
  press('Back to the amount');
  press('Tip ฿50');
  press('Card: Tip ฿50');
  expect(await screen.findByText(/You tipped ฿50/)).toBeTruthy();
  expect(send).toHaveBeenCalledExactlyOnceWith({ guid: 'guid-1', amountBaht: 50, method: 'card', cardToken: 'tokn_1' });
});

test('who leaves an open code chooses again, and is not told that it failed', async () => {
  show({
    send: async () => ({ payment: tipPayment, walletSatang: null }),
    renderPayment: (payment, onEnd) => (
      <button type="button" onClick={() => onEnd(payment)}>
        Other way
      </button>
    ),
  });
  choose('฿50');
  press('Tip ฿50');
  fireEvent.click(await screen.findByRole('button', { name: 'Other way' }));
  expect(screen.getByRole('button', { name: 'Tip ฿50' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
