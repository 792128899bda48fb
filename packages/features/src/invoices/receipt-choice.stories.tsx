import type { Language } from '@songwai/core/basics/language';
import type { SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createOrderFixture, threeStopDraft } from '../../tests/orders/order-fixture.ts';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { BillingForm } from './billing-form.tsx';
import { ReceiptChoice } from './receipt-choice.tsx';

const meta: Meta = {
  title: 'Order/Receipt',
  component: ReceiptChoice,
  parameters: guide({
    aliases: ['invoice', 'tax', 'ใบเสร็จ', 'ใบกำกับภาษี'],
    use: ['Whether an order’s receipt is wanted in a company’s name, and in which of the saved ones.'],
    avoid: ['The list of all billing addresses: the settings have it.'],
    keyboard: [['Space', 'Switches the receipt on or off.']],
    pattern: 'switch',
    notes: ['Without a saved billing address the first one is entered here.'],
  }),
};
export default meta;

const saved: SavedReceiptHeader = {
  id: 'h-1',
  companyName: 'บริษัท บ้านสวนฟลาวเวอร์ จำกัด',
  address: '98 ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
  taxNumber: '0105500000003',
  branch: '00000',
  postcode: '10400',
};

interface FaceProps {
  readonly language: Language;
  readonly headers: readonly SavedReceiptHeader[];
  readonly isAskedFor?: boolean;
  readonly hasFailed?: boolean;
}

function Receipt({ language, headers, isAskedFor = false, hasFailed = false }: FaceProps) {
  const [{ flow, transport }] = useState(() => createOrderFixture({ draft: threeStopDraft }));
  return (
    <Surface language={language}>
      <div className="sw-surface__part">
        <ReceiptChoice
          {...{ flow, headers, isAskedFor, hasFailed }}
          isLoading={false}
          companyReceipt={null}
          renderAdding={(onEnd, start) => <BillingForm {...{ transport, onEnd, start }} />}
        />
      </div>
    </Surface>
  );
}

const shown = (props: Omit<FaceProps, 'language'>): StoryObj => ({
  render: (_args, { globals }) => <Receipt language={languageOf(globals)} {...props} />,
});

export const Off: StoryObj = shown({ headers: [saved] });
export const On: StoryObj = shown({ headers: [saved], isAskedFor: true });
/** The first billing address. */
export const First: StoryObj = shown({ headers: [], isAskedFor: true });
/** A saved one from before offices were asked for. */
export const OfficeMissing: StoryObj = shown({ headers: [{ ...saved, branch: '', postcode: '' }], isAskedFor: true });
export const Unreadable: StoryObj = shown({ headers: [], hasFailed: true });
