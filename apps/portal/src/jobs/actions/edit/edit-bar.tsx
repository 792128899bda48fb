import { formatBaht } from '@songwai/core/basics/money';
import type { EditState } from '@songwai/core/jobs/editing/edit-flow';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { differenceText, wayText } from './edit-words.ts';

interface EditBarProps {
  readonly state: EditState;
  /** Something is not as it was booked. */
  readonly isEdited: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The price before and after, how the difference is paid, and the button that does it. */
export function EditBar({ state, isEdited, onConfirm, onClose }: EditBarProps) {
  const t = useTranslate();
  const { edit, pricing, isSaving, refusal } = state;
  if (!edit) return null;
  const { beforeSatang, netSatang, differenceSatang, missingSatang } = edit;
  const isKnown = pricing === 'known';
  const isOther = isKnown && isEdited && differenceSatang !== 0;
  const note = { waiting: t('editing.waiting'), asking: t('editing.pricing'), failed: t('editing.priceFailed'), known: '' }[
    pricing
  ];
  const label = isOther ? t('editing.confirmBy', { difference: differenceText(differenceSatang) }) : t('editing.confirm');

  return (
    <div className="portal-edit__bar">
      <div className="portal-edit__figure" aria-live="polite" aria-busy={pricing === 'asking' || undefined}>
        <p className="portal-edit__price sw-figures">
          {isOther ? (
            <>
              <s className="sw-soft">
                <VisuallyHidden>{t('editing.before')} </VisuallyHidden>
                {formatBaht(beforeSatang)}
              </s>{' '}
              <VisuallyHidden>{t('editing.newPrice')} </VisuallyHidden>
            </>
          ) : null}
          <strong className="sw-heading--page">{formatBaht(isKnown && isEdited ? netSatang : beforeSatang)}</strong>
        </p>
        <p className="sw-note">{note || (isEdited ? wayText(edit, t) : t('editing.nothing'))}</p>
      </div>
      {isEdited ? (
        <Button
          variant="primary"
          size="large"
          isLoading={isSaving}
          isDisabled={pricing === 'asking' || pricing === 'failed' || missingSatang > 0 || refusal === 'changed_meanwhile'}
          onClick={onConfirm}
        >
          {label}
        </Button>
      ) : (
        <Button size="large" onClick={onClose}>
          {t('common.close')}
        </Button>
      )}
    </div>
  );
}
