import type { LatLng } from '@songwai/core/basics/geo';
import { Banner } from '@songwai/ui/banner/banner';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { useTranslate } from '../../shared/translate-context.tsx';
import type { MapBase } from '../../shared/use-map-base.ts';
import { PinCorrection } from './pin-correction.tsx';
import './pin-correction.css';

export interface PinDialogProps {
  readonly stop: LatLng & { readonly name: string };
  readonly driverName: string;
  readonly mapBase: MapBase;
  readonly onDrop: (at: LatLng) => void;
  readonly onClose: () => void;
  readonly isSending: boolean;
  /** Why the pin was not taken; it stays where it was put. */
  readonly problem: string | undefined;
}

/** The pin of the receiver's stop on a map of its own, which fills a phone. */
export function PinDialog({ stop, driverName, mapBase, onDrop, onClose, isSending, problem }: PinDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      presentation="full"
      title={t('receiver.pinRow')}
      closeLabel={t('common.close')}
      isLocked={isSending}
      onClose={onClose}
    >
      <div className="sw-pin-dialog">
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        {isSending ? <Banner tone="info">{t('receiver.pinSaving')}</Banner> : null}
        <PinCorrection {...{ stop, driverName, mapBase, onDrop }} onCancel={onClose} />
      </div>
    </Dialog>
  );
}
