import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { Banner } from '@songwai/ui/banner/banner';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { priced, threeStopDraft } from '../../../tests/orders/order-fixture.ts';
import { storyWays, there } from '../../../tests/orders/story-ways.tsx';
import { Part } from '../../../tests/part.tsx';
import { languageOf } from '../../../tests/story-language.ts';
import type { PayingWays } from './paying-ways.ts';
import { PaymentSheet } from './payment-sheet.tsx';

const meta: Meta = {
  title: 'Order/Payment sheet',
  component: PaymentSheet,
  parameters: guide({
    aliases: ['payment method', 'how to pay', 'wallet', 'card', 'PromptPay', 'วิธีจ่าย'],
    use: [
      'How an order is paid, in our own page: wallet, saved cards, PromptPay, cash, monthly invoice.',
      'A way that cannot pay this sum stays, faded, and says why.',
    ],
    avoid: ['A partner’s page: it offers cash alone, by the payment picker.'],
    keyboard: [
      ['Arrow keys', 'Choose the next way or the one before; it opens in place.'],
      ['Escape', 'Closes the sheet; what was chosen stays.'],
    ],
    pattern: 'radio',
    notes: ['A choice counts at once; there is nothing to save.', 'The way that was used last comes first.'],
  }),
};
export default meta;

type Face = StoryObj;

interface Sheet {
  readonly draft?: Partial<OrderDraft>;
  readonly ways?: Partial<PayingWays>;
  readonly netSatang?: number;
  readonly refusedId?: string;
}

const face = ({ draft, ways, netSatang = 46_645, refusedId }: Sheet): Face => ({
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced({ ...threeStopDraft, paymentType: 2, ...draft })}>
      {(flow) => (
        <PaymentSheet
          {...{ flow, netSatang, refusedId }}
          ways={storyWays(ways)}
          onClose={() => undefined}
          onBook={() => undefined}
        />
      )}
    </Part>
  ),
});

/** Enough in the wallet: what is left after this payment. */
export const FromTheWallet: Face = { ...face({}), tags: ['picture'] };

/** Not enough: what is missing, and two ways to top it up without leaving the order. */
export const WalletShort: Face = { ...face({ ways: { wallet: there(17_000) } }), tags: ['picture'] };

/** Who pays is chosen on the stops of the order. */
export const Cash: Face = { ...face({ draft: { paymentType: 0, paymentPoint: 2 }, ways: { lastUsed: 0 } }), tags: ['picture'] };

/** A company whose documents are checked: which invoice, and when it is due. */
export const ByInvoice: Face = face({ draft: { paymentType: 4 }, ways: { accepted: [0, 1, 2, 3, 4], lastUsed: 4 } });

/** A company whose documents are still being checked. */
export const InvoiceUnderCheck: Face = face({
  ways: {
    InvoiceCheck: () => (
      <Banner tone="info" title="ยังใช้ใบแจ้งหนี้ไม่ได้">
        กำลังตรวจเอกสารบริษัท รู้ผลภายใน 10/12/2026
      </Banner>
    ),
  },
});

/** Below 20 baht no card is taken; it stays and says so. */
export const TooLittleForACard: Face = face({ netSatang: 1_585 });

/** The rows before the cards are there. */
export const Loading: Face = face({ ways: { cards: { value: null, isFailed: false, onRetry: () => undefined } } });

/** Without the cards the other ways still work. */
export const CardsFailed: Face = face({ ways: { cards: { value: null, isFailed: true, onRetry: () => undefined } } });

/** Without the balance the wallet can still be tried. */
export const BalanceFailed: Face = face({ ways: { wallet: { value: null, isFailed: true, onRetry: () => undefined } } });

/** The bank has just refused a card. */
export const Declined: Face = face({ draft: { paymentType: 1 }, ways: { lastUsed: 3 }, refusedId: '1:card_visa' });

/** The discount covers everything. */
export const NothingToPay: Face = face({ netSatang: 0 });
