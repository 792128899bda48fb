import type { Card } from '@songwai/core/payments/card';
import { updateCard } from '@songwai/core/payments/card-calls';
import { formatExpiry } from '@songwai/core/payments/cards/card-expiry-days';
import { cardExpiry } from '@songwai/core/validation/cards/card-expiry';
import { cardExpiryDigits, formatCardExpiry } from '@songwai/core/validation/cards/card-expiry-mask';
import { cardHolder } from '@songwai/core/validation/cards/card-holder';
import { checkForm } from '@songwai/core/validation/check-form';
import { cardName } from '@songwai/features/payments/card-name';
import { useClock } from '@songwai/features/shared/clock-context';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';

interface ChangeCardDialogProps {
  readonly card: Card;
  readonly onChanged: (cards: readonly Card[]) => void;
  readonly onClose: () => void;
}

/** Changes what may be changed of a saved card: its holder and its expiry. */
export function ChangeCardDialog({ card, onChanged, onClose }: ChangeCardDialogProps) {
  const t = useTranslate();
  const clock = useClock();
  const { transport } = usePortal();
  const [holderName, setHolderName] = useState(card.holderName);
  const [expiry, setExpiry] = useState(() => cardExpiryDigits(formatExpiry(card)));
  const [wasSent, setWasSent] = useState(false);
  const saving = useAction();
  const fields = { holderName: useRef<HTMLInputElement>(null), expiry: useRef<HTMLInputElement>(null) };
  const checked = checkForm({
    holderName: cardHolder(holderName.trim()),
    expiry: cardExpiry(formatCardExpiry(expiry), clock()),
  });
  const problems: Partial<Record<keyof typeof fields, Parameters<typeof ruleText>[1]>> =
    wasSent && !checked.ok ? checked.error : {};
  const errorOf = (name: keyof typeof fields) => problems[name] && ruleText(t, problems[name]);

  const handleSend = () => {
    setWasSent(true);
    if (!checked.ok) return (checked.error.holderName ? fields.holderName : fields.expiry).current?.focus();
    const { month, year } = checked.value.expiry;
    const { holderName: holder } = checked.value;
    return void saving.run(async () => {
      const { cardId } = card;
      const changed = { cardId, holderName: holder, expiryMonth: Number(month), expiryYear: Number(year) };
      onChanged(await updateCard(transport, changed));
    });
  };

  return (
    <FormDialog
      title={t('cards.changeTitle', { card: cardName(t, card) })}
      confirmLabel={t('cards.save')}
      cancelLabel={t('cards.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      {saving.error?.code === 422 ? <Banner tone="danger">{t('cards.notChanged')}</Banner> : <Problem error={saving.error} />}
      <TextField
        ref={fields.holderName}
        label={t('cards.holder')}
        value={holderName}
        onChange={setHolderName}
        error={errorOf('holderName')}
        autoComplete="cc-name"
        maxLength={100}
        isRequired
      />
      <MaskedField
        ref={fields.expiry}
        label={t('cards.expiry')}
        placeholder={t('cards.expiryPlaceholder')}
        value={expiry}
        onChange={setExpiry}
        parse={cardExpiryDigits}
        format={formatCardExpiry}
        error={errorOf('expiry')}
        inputMode="numeric"
        autoComplete="cc-exp"
        isRequired
      />
    </FormDialog>
  );
}
