import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { RouteNode } from '@songwai/ui/route-line/route-line';
import { useState } from 'react';
import { PickUpDialog } from './pick-up-dialog.tsx';
import './pick-up-card.css';

interface PickUpCardProps {
  /** Null until it is chosen. */
  readonly pickUp: JobStop | null;
  readonly onChange: (pickUp: JobStop) => void;
}

/** Where all rows are picked up. */
export function PickUpCard({ pickUp, onChange }: PickUpCardProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <h2 className="sw-heading sw-heading--small">{t('sheet.pickUp')}</h2>
      {pickUp ? (
        <div className="portal-pick-up">
          <RouteNode state="stop" number={1} />
          <div className="sw-grow">
            <p className="sw-strong">{pickUp.name}</p>
            <p className="sw-note sw-figures">
              {pickUp.contactName} {formatPhone(pickUp.contactPhone)}
            </p>
          </div>
          <Button
            variant="quiet"
            aria-label={`${t('sheet.pickUpChange')} ${t('sheet.pickUpPlace')}`}
            onClick={() => setIsOpen(true)}
          >
            {t('sheet.pickUpChange')}
          </Button>
        </div>
      ) : (
        <div className="portal-pick-up portal-pick-up--empty">
          <p className="sw-soft">{t('sheet.noPickUp')}</p>
          <Button onClick={() => setIsOpen(true)}>{t('sheet.pickUpChoose')}</Button>
        </div>
      )}
      {isOpen ? <PickUpDialog pickUp={pickUp} onSave={onChange} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
