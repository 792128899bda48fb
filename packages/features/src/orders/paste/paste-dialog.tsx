import { formatBaht } from '@songwai/core/basics/money';
import { maxStops } from '@songwai/core/basics/stop-limits';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { countedStops } from '@songwai/core/orders/draft/draft-stops';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { type AppliedPaste, createPasteFlow, type PasteFlow, type PasteState } from '@songwai/core/orders/paste/paste-flow';
import { pasteMaxLength } from '@songwai/core/places/paste/paste-limit';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useEffect, useState } from 'react';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { PasteReview } from './paste-review.tsx';
import '../order-later.css';
import './paste.css';

export interface PasteDialogProps {
  readonly order: OrderFlow;
  readonly transport: Transport;
  /** What was pasted already; empty opens the field for it. */
  readonly text: string;
  /** The stop in whose search it was pasted. */
  readonly firstKey: string | null;
  readonly clock: () => number;
  readonly random: () => number;
  readonly onApplied: (applied: AppliedPaste) => void;
  readonly onClose: () => void;
}

const wholeState = (state: PasteState) => state;

/** A pasted address, order form or chat becomes stops: the text, then a review, and nothing is in the order before the last press. */
export function PasteDialog({ onApplied, onClose, ...options }: PasteDialogProps) {
  const t = useTranslate();
  const [paste] = useState<PasteFlow>(() => createPasteFlow(options));
  const state = useFlow(paste.store, wholeState);
  const draft = useFlow(options.order.store, ({ draft: current }) => current);

  useEffect(() => {
    if (options.text !== '') void paste.read();
    return () => paste.dispose();
  }, [paste, options.text]);

  const { status, text, stops, error } = state;
  const isReview = status === 'review';
  const indexes = isReview ? paste.indexes() : [];
  const count = indexes.filter((index) => index !== null).length;
  const left = indexes.length - count;
  const total = Math.max(countedStops(draft).length, ...indexes.map((index) => (index ?? 0) + 1));
  const codSum = stops.reduce((sum, { codSatang }, at) => sum + (indexes[at] ? (codSatang ?? 0) : 0), 0);

  const handleApply = () => {
    onApplied(paste.apply());
    onClose();
  };

  const footer = isReview ? (
    <>
      <p className="sw-note sw-paste__sum">
        {[
          t('paste.total', { total, max: maxStops }),
          codSum > 0 ? t('paste.codSum', { amount: formatBaht(codSum) }) : '',
          left > 0 ? t('paste.left', { count: left }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button variant="primary" size="large" className="sw-paste__apply" isDisabled={count === 0} onClick={handleApply}>
        {t('paste.apply', { count })}
      </Button>
    </>
  ) : (
    <Button
      variant="primary"
      size="large"
      isFullWidth
      isLoading={status === 'reading'}
      isDisabled={text.trim() === ''}
      onClick={() => void paste.read()}
    >
      {t('paste.read')}
    </Button>
  );

  return (
    <Dialog
      isOpen
      title={t('paste.title')}
      closeLabel={t('common.close')}
      presentation="full"
      initialFocus={options.text === '' ? 'field' : 'frame'}
      onClose={onClose}
      footer={footer}
    >
      {isReview ? (
        <PasteReview {...{ paste, state, indexes }} />
      ) : (
        <div className="sw-order__picker">
          <TextArea
            label={t('paste.text')}
            hint={text.length > pasteMaxLength ? t('paste.tooLong') : t('paste.textHint')}
            placeholder={t('paste.textExample')}
            rows={7}
            value={text}
            onChange={paste.type}
          />
          {status === 'empty' ? (
            <Banner tone="warn" title={t('paste.empty')}>
              {t('paste.emptyHint')}
            </Banner>
          ) : null}
          {status === 'failed' && error ? (
            <Banner tone="danger" title={t('paste.failed')}>
              {gatewayErrorText(error, t)}
            </Banner>
          ) : null}
        </div>
      )}
      <LiveRegion
        message={status === 'reading' ? t('paste.reading') : isReview ? t('paste.found', { count: stops.length }) : ''}
      />
    </Dialog>
  );
}
