import { bahtFromSatang, formatBaht, type Satang, satangFromBaht } from '@songwai/core/basics/money';
import { typedSum } from '@songwai/core/basics/text/written-sum';
import type { Payment } from '@songwai/core/payments/payment';
import { type TipRoom, tipAmount, tipLimitsBaht, tipsOfDayBaht, tipsOfJob } from '@songwai/core/validation/payments/tip';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { TipPicker } from '@songwai/ui/tip-picker/tip-picker';
import { type ReactNode, useState } from 'react';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { type TipMethod, type TipOrder, useTip } from './use-tip.ts';

export interface TipFormProps {
  readonly driverName: string;
  /** Ways to pay that this visitor has, the usual one first. */
  readonly methods: readonly TipMethod[];
  /** What is in the wallet, and what of it may be tipped: bonus may not. Null where there is none, or it is not known. */
  readonly wallet: { readonly allSatang: Satang; readonly tippableSatang: Satang } | null;
  /** What may still be tipped; null where it is not known: the gateway says so when it is pressed. */
  readonly room: TipRoom | null;
  /** Which card pays, "Visa •••• 4242"; null for one that is typed. */
  readonly cardText: string | null;
  readonly send: Parameters<typeof useTip>[0]['send'];
  readonly newGuid: () => string;
  /** A payment that waits for its customer, until `onEnd`. */
  readonly renderPayment: (payment: Payment, onEnd: (payment: Payment) => void) => ReactNode;
  /** The form for a card, where `cardText` is null: its token pays at once. */
  readonly renderCard: (buttonText: string, onToken: (cardToken: string) => Promise<void>) => ReactNode;
}

/** Suggested tips, in baht. */
const suggestedBaht = [20, 50, 100] as const;

const bahtText = (baht: number) => formatBaht(satangFromBaht(baht));

/** What the reasons name. */
const limitsText = {
  most: tipsOfJob.most,
  job: bahtText(tipLimitsBaht.max),
  day: bahtText(tipsOfDayBaht.customer),
  driver: bahtText(tipsOfDayBaht.pair),
};

/** Whole baht within the limits and up to what is left; null for anything else. */
const readTip = (text: string, mostBaht: number): number | null => {
  const checked = tipAmount(bahtFromSatang(typedSum(text) ?? 0));
  return checked.ok && checked.value <= mostBaht ? checked.value : null;
};

/** A tip for the driver of a completed job: how much, how it is paid, and what came of it (spec §3 "tip driver", §5). */
export function TipForm({ driverName, methods, wallet, room, cardText, renderPayment, renderCard, ...acts }: TipFormProps) {
  const t = useTranslate();
  const { stage, give, end } = useTip(acts);
  const [amountBaht, setAmountBaht] = useState<number | null>(null);
  const mostBaht = Math.min(tipLimitsBaht.max, room?.leftBaht ?? tipLimitsBaht.max);
  const isShort = (baht: number | null) => wallet !== null && satangFromBaht(baht ?? tipLimitsBaht.min) > wallet.tippableSatang;
  const [chosen, setChosen] = useState<TipMethod | null>(null);
  const [isTypingCard, setTypingCard] = useState(false);
  const offered = methods.filter((method) => method !== 'wallet' || !isShort(amountBaht));
  const method = chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? null);

  if (stage.status === 'done')
    return <Banner tone="success">{t('tip.done', { amount: bahtText(stage.amountBaht), name: driverName })}</Banner>;
  if (stage.status === 'paying') return renderPayment(stage.payment, end);
  // A press that is under way, or was refused, keeps its form and what it says.
  if (room?.leftBaht === 0 && stage.status === 'choosing' && stage.error === null && !stage.hasFailed)
    return <Banner tone="info">{t(`tip.none.${room.limit}`, limitsText)}</Banner>;

  if (isTypingCard && amountBaht !== null)
    return (
      <Stack>
        {renderCard(t('tip.send', { amount: bahtText(amountBaht) }), async (cardToken) => {
          await give(amountBaht, 'card', cardToken);
          setTypingCard(false);
        })}
        <Button variant="quiet" isFullWidth isDisabled={stage.status === 'sending'} onClick={() => setTypingCard(false)}>
          {t('tip.back')}
        </Button>
      </Stack>
    );

  const detailOf = (option: TipOrder['method']): string | undefined => {
    if (option === 'card') return cardText ?? undefined;
    if (option !== 'wallet' || wallet === null) return undefined;
    const amount = formatBaht(wallet.tippableSatang);
    if (wallet.tippableSatang < wallet.allSatang)
      return t(isShort(amountBaht) ? 'tip.shortForBonus' : 'tip.tippable', { amount });
    return t(isShort(amountBaht) ? 'tip.short' : 'tip.balance', { amount });
  };
  const isSending = stage.status === 'sending';
  const error = stage.status === 'choosing' ? stage.error : null;

  return (
    <Stack>
      <TipPicker
        amounts={suggestedBaht.filter((baht) => baht <= mostBaht)}
        value={amountBaht}
        onChange={setAmountBaht}
        format={bahtText}
        parse={(text) => readTip(text, mostBaht)}
        sign="฿"
        isDisabled={isSending}
        texts={{
          label: t('tip.amount', { name: driverName }),
          hint: mostBaht < tipLimitsBaht.max ? t('tip.left', { amount: bahtText(mostBaht) }) : t('tip.hint'),
          other: t('tip.other'),
          otherLabel: t('tip.otherLabel'),
          otherInvalid: t('tip.otherInvalid', { min: tipLimitsBaht.min, max: mostBaht }),
        }}
      />
      <RadioCards
        layout="list"
        label={t('tip.payWith')}
        value={method}
        onChange={setChosen}
        options={methods.map((option) => ({
          value: option,
          label: t(`tip.${option}`),
          detail: detailOf(option),
          isDisabled: isSending || !offered.includes(option),
        }))}
      />
      {stage.status === 'choosing' && stage.hasFailed ? <Banner tone="danger">{t('tip.failed')}</Banner> : null}
      {error ? (
        <Banner tone="danger" title={gatewayErrorText(error, t)}>
          {error.isTransient ? t('tip.unanswered') : null}
        </Banner>
      ) : null}
      <Button
        variant="primary"
        isFullWidth
        isLoading={isSending}
        isDisabled={amountBaht === null || method === null}
        onClick={() => {
          if (amountBaht === null || method === null) return;
          if (method === 'card' && cardText === null) setTypingCard(true);
          else void give(amountBaht, method);
        }}
      >
        {amountBaht === null ? t('tip.sendEmpty') : t('tip.send', { amount: bahtText(amountBaht) })}
      </Button>
    </Stack>
  );
}
