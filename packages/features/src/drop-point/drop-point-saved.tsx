import type { DropPointFlow, SavedDropPoint } from '@songwai/core/partners/drop-points/drop-point-state';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import type { ReactNode, Ref } from 'react';
import { useLanguage, useTranslate } from '../shared/translate-context.tsx';
import { dayText } from './drop-point-texts.ts';
import './drop-point.css';

export interface DropPointSavedProps {
  readonly flow: DropPointFlow;
  readonly saved: SavedDropPoint;
  readonly partnerName: string;
  readonly brand: ReactNode;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What the partner has now; it can still be changed. */
export function DropPointSaved({ flow, saved, partnerName, brand, heading }: DropPointSavedProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { place, deliveryDate } = saved.draft;
  return (
    <div className="sw-drop-point__saved">
      <div className="sw-drop-point__head">
        <Badge tone="success" hasDot>
          {t('bags.saved')}
        </Badge>
        {brand}
      </div>
      <h1 ref={heading} className="sw-heading" tabIndex={-1}>
        {t('bags.savedTitle', { place: place.name })}
      </h1>
      <p className="sw-note">
        {[dayText(deliveryDate, language), place.address].filter(Boolean).join(' · ')}
        <br />
        {t('bags.savedNote', { partner: partnerName })}
      </p>
      <Button isFullWidth onClick={flow.change}>
        {t('bags.changeIt')}
      </Button>
    </div>
  );
}
