import { formatBaht } from '@songwai/core/basics/money';
import type { EditState } from '@songwai/core/jobs/editing/edit-flow';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { linkClass } from '@songwai/ui/link/link';
import { useLocalTarget } from '../../../shell/local-target.ts';

interface EditNoticeProps {
  readonly state: EditState;
  readonly onRetry: () => void;
  /** Shows the job as it is now. */
  readonly onReload: () => void;
}

/** Why it is not changed, or cannot be yet; nothing that was typed is lost. */
export function EditNotice({ state, onRetry, onReload }: EditNoticeProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const { error, refusal, pricing, edit } = state;
  const missingSatang = edit?.missingSatang ?? 0;
  if (refusal === 'price_changed') return <Banner tone="warn">{t('editing.priceChanged')}</Banner>;
  if (refusal === 'changed_meanwhile')
    return (
      <Banner
        tone="warn"
        title={t('editing.meanwhile')}
        action={
          <Button variant="quiet" onClick={onReload}>
            {t('editing.reload')}
          </Button>
        }
      >
        {t('editing.meanwhileDetail')}
      </Banner>
    );
  if (missingSatang > 0 || refusal === 'wallet_short')
    return (
      <Banner
        tone="warn"
        title={missingSatang > 0 ? t('editing.missing', { amount: formatBaht(missingSatang) }) : undefined}
        action={
          <a className={linkClass({ kind: 'inline' })} {...target('/wallet')}>
            {t('editing.missingAction')}
          </a>
        }
      >
        {error && refusal === 'wallet_short' ? gatewayErrorText(error, t) : t('editing.missingDetail')}
      </Banner>
    );
  if (!error) return null;
  if (pricing === 'failed' && refusal === null)
    return (
      <Banner
        tone="danger"
        title={t('editing.priceFailed')}
        action={
          <Button variant="quiet" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {gatewayErrorText(error, t)}
      </Banner>
    );
  return <Banner tone={refusal === null ? 'danger' : 'warn'}>{gatewayErrorText(error, t)}</Banner>;
}
