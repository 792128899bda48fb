import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import {
  emptyWallet,
  manyEntries,
  pagedEntries,
  walletAnswers,
  wireCards,
  wirePayment,
  wireWallet,
} from '../../tests/wallet/wallet-answers.ts';

const meta: Meta = { title: 'Portal/Wallet', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (answers: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/wallet" user={storyUser} answers={{ ...walletAnswers, ...answers }} />
  );
const down = () => {
  throw gatewayDown();
};
const never = () => new Promise(() => undefined);

/** The balance, money on its way, packages and the history. */
export const Full: Screen = {
  tags: ['picture'],
  render: screen(),
  play: async ({ canvas }) => {
    await canvas.findByText('−396.45');
  },
};

/** More than a page of movements. */
export const Long: Screen = { render: screen({ '/wallet/history': pagedEntries(manyEntries) }) };

/** An own amount, to which little is missing to the next package. */
export const OwnAmount: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /ยอดอื่น|Other amount/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /ยอดที่ต้องการเติม|Amount to top up/ }), '2600');
    await canvas.findByText(/เพิ่มอีก ฿400|Add ฿400/);
  },
};

/** A code that was used before. */
export const CodeGone: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /โค้ดเติมเงิน|Top-up code/ }), 'SWABC-1234');
    await userEvent.click(canvas.getByRole('button', { name: /ใช้โค้ด|Use code/ }));
    await canvas.findByText(/หมดอายุหรือใช้ไปแล้ว|expired or was used/);
  },
};

/** A code became money. */
export const CodeUsed: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /โค้ดเติมเงิน|Top-up code/ }), 'SWA7K-2M4P');
    await userEvent.click(canvas.getByRole('button', { name: /ใช้โค้ด|Use code/ }));
    await canvas.findByText(/เติมแล้ว ฿200|฿200 added/);
  },
};

/** A top-up waits for its money. */
export const Open: Screen = { render: screen({ '/wallet/info': () => ({ ...wireWallet, topUps: [wirePayment()] }) }) };

/** Several cards to pay with. */
export const Cards: Screen = {
  render: screen({
    '/cc_omise_list_cards': () => ({
      responseCode: 200,
      responseDesc: '',
      cards: [...wireCards, { ...wireCards[0], cardId: 'card_2', brand: 'mastercard', lastDigits: '4444', isDefault: false }],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /4242/ }));
    await canvas.findByRole('radio', { name: /4444/ });
  },
};

/** The QR code of a top-up. */
export const Paying: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−396.45');
    await userEvent.click(await canvas.findByRole('button', { name: /^(เติม|Top up) ฿3,000$/ }));
    await canvas.findByRole('img', { name: /(พร้อมเพย์|PromptPay).*฿3,000/ });
  },
};

/** The bank declined the card. */
export const Declined: Screen = {
  render: screen({
    '/wallet/packages/pay': () => ({
      responseCode: 200,
      responseDesc: '',
      payment: wirePayment({ method: 'card', state: 'failed', failure: 'insufficientFunds', qrPayload: undefined }),
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('−396.45');
    await userEvent.click(await canvas.findByRole('button', { name: /^(เติม|Top up) ฿3,000$/ }));
    await canvas.findByText(/ยังไม่มีการคิดเงิน|You have not been charged/);
  },
};

/** Asking for a payout. */
export const Payout: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(ถอนเงิน|Pay out)$/ }));
    await canvas.findByRole('dialog');
  },
};

/** A new wallet. */
export const Empty: Screen = {
  render: screen({ '/wallet/info': () => emptyWallet, '/wallet/history': pagedEntries([]) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีความเคลื่อนไหว|Nothing has moved yet/);
  },
};

export const Loading: Screen = {
  render: screen({ '/wallet/info': never, '/wallet/history': never, '/wallet/packages': never }),
};

/** The balance is there, only the history is missing. */
export const HistoryFailed: Screen = {
  render: screen({ '/wallet/history': down }),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดประวัติไม่สำเร็จ|could not be loaded/);
  },
};

/** Nothing can be read right now. */
export const Failed: Screen = {
  render: screen({ '/wallet/info': down, '/wallet/history': down, '/wallet/packages': down, '/cc_omise_list_cards': down }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ดูยอดเงินไม่ได้|cannot be shown right now/);
  },
};

/** A member of a company who may see its money and not pay. */
export const WithoutRight: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/wallet"
      user={{
        ...storyUser,
        companyName: 'บ้านจันทรา จำกัด',
        company: {
          companyId: 'C0000001',
          isOwner: false,
          isVerified: true,
          rights: { order: true, view: true, pay: false, manage: false },
          department: null,
        },
      }}
      answers={walletAnswers}
    />
  ),
};
