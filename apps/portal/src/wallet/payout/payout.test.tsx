import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { walletAnswers, wireWallet } from '../../../tests/wallet/wallet-answers.ts';

const ask = async (answers: Answers = {}) => {
  const sent: (readonly [string, Readonly<Record<string, unknown>>])[] = [];
  const noted = Object.fromEntries(
    (['/wallet/bank_account', '/wallet/payout'] as const).map((path) => [
      path,
      (body: Readonly<Record<string, unknown>>) => {
        sent.push([path, body]);
        return (answers[path] ?? walletAnswers[path])?.(body);
      },
    ]),
  );
  render(<ScreenStory language="en" path="/wallet" user={storyUser} answers={{ ...walletAnswers, ...answers, ...noted }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay out' }));
  return sent;
};
const dialog = () => screen.findByRole('dialog');
const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

test('money of cash on delivery is paid out to the known account', async () => {
  const sent = await ask();
  expect(within(await dialog()).getByText(/Kasikornbank ending in 6789/)).toBeTruthy();
  fill(within(await dialog()).getByRole('textbox', { name: /Amount to pay out/ }), '120.50');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Pay out ฿120.50' }));
  expect(await screen.findByText('You asked for ฿120.50. We notify you when it is paid.')).toBeTruthy();
  expect(sent).toMatchObject([['/wallet/payout', { amount: 120.5 }]]);
});

test('the account is asked for first where none is known', async () => {
  const sent = await ask({ '/wallet/info': () => ({ ...wireWallet, bankAccount: undefined }) });
  const form = within(await dialog());
  fireEvent.click(form.getByRole('button', { name: 'Save account' }));
  expect(await form.findByText('Enter the account number, 10 to 15 digits')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(form.getByRole('combobox', { name: 'Bank' }), { target: { value: 'scb' } });
  fill(form.getByRole('textbox', { name: /Account number/ }), '123-4-56789-0');
  fill(form.getByRole('textbox', { name: /Account holder/ }), ' พิมพ์ชนก อารีย์สุข ');
  fireEvent.click(form.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText(/SCB ending in 7890/)).toBeTruthy();
  expect(sent[0]).toMatchObject([
    '/wallet/bank_account',
    { bank: 'scb', accountNumber: '1234567890', accountName: 'พิมพ์ชนก อารีย์สุข' },
  ]);
});

test('more than there is cannot be asked for', async () => {
  const sent = await ask();
  fill(within(await dialog()).getByRole('textbox', { name: /Amount to pay out/ }), '320.01');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Pay out' }));
  expect(await screen.findByText('Enter an amount between 1 baht and ฿320')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a request without an answer is repeated with its key', async () => {
  const sent = await ask({
    '/wallet/payout': () => {
      throw gatewayDown();
    },
  });
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Pay out ฿320' }));
  await within(await dialog()).findByRole('alert');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Pay out ฿320' }));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.[1]['guid']).toBe(sent[0]?.[1]['guid']);
});

test('earlier requests stand below, a refused one with its reason', async () => {
  const [paid] = wireWallet.payouts;
  const refused = { ...paid, payoutId: 'PO-0', state: 'refused', remark: 'ชื่อบัญชีไม่ตรง' };
  render(
    <ScreenStory
      language="en"
      path="/wallet"
      user={storyUser}
      answers={{ ...walletAnswers, '/wallet/info': () => ({ ...wireWallet, payouts: [paid, refused] }) }}
    />,
  );
  const rows = within(await screen.findByRole('list', { name: 'Payouts' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Paid');
  expect(rows[1]?.textContent).toContain('ชื่อบัญชีไม่ตรงRefused');
});
