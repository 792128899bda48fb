import { formatBaht } from '@songwai/core/basics/money';
import type { PasteFlow } from '@songwai/core/orders/paste/paste-flow';
import type { ReviewedStop } from '@songwai/core/orders/paste/reviewed-stop';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { Icon } from '@songwai/ui/icon/icon';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { RouteCard } from '@songwai/ui/route-line/route-line';
import { CircleAlert, Pencil } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { PastedStopFields } from './pasted-stop-fields.tsx';
import '../order-later.css';
import '../panel/order-panel.css';

export interface PastedStopCardProps {
  readonly paste: PasteFlow;
  readonly stop: ReviewedStop;
  /** Its index in the route; null if it does not fit. */
  readonly index: number | null;
}

/** One stop of a pasted text: what was read, what is uncertain, and the choice where a name has several meanings. */
export function PastedStopCard({ paste, stop, index }: PastedStopCardProps) {
  const t = useTranslate();
  const [isEditing, setIsEditing] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { key, found, place, contactName, contactPhone, remark, codSatang, isPlaceChosen } = stop;
  const title = place?.name ?? (found.address.value || t('paste.legendPlace'));
  const doubt = isPlaceChosen ? null : found.doubt;
  const isRead = (field: { readonly isCertain: boolean } | null, isUnchanged: boolean) =>
    field?.isCertain === false && isUnchanged;
  const checks = [
    index === null ? t('paste.doesNotFit') : '',
    doubt === 'outside' && found.elsewhere !== ''
      ? t('paste.doubt.elsewhere', { name: found.elsewhere })
      : doubt && doubt !== 'severalPlaces'
        ? t(`paste.doubt.${doubt}`)
        : '',
    isRead(found.name, contactName === found.name?.value) ? t('paste.checkName') : '',
    isRead(found.phone, contactPhone === found.phone?.value) ? t('paste.checkPhone') : '',
    isRead(found.note, remark === found.note?.value) ? t('paste.checkNote') : '',
    isRead(found.codSatang, codSatang === found.codSatang?.value) ? t('paste.checkCod') : '',
    found.mayBeSeveral ? t('paste.checkSeveral') : '',
  ].filter(Boolean);
  const person = [contactName, contactPhone ? formatPhone(contactPhone) : t('paste.noPhone')].filter(Boolean).join(' · ');

  const handleDone = () => {
    setIsEditing(false);
    // The button is gone, so the focus goes back to the one that opened the fields.
    requestAnimationFrame(() => card.current?.querySelector('button')?.focus());
  };

  return (
    <div ref={card} className="sw-order__picker">
      <RouteCard
        title={title}
        isEmpty={place === null}
        detail={[place?.address, person, remark].filter(Boolean).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
        end={
          isEditing ? null : (
            <IconButton icon={Pencil} label={t('paste.edit', { name: title })} onClick={() => setIsEditing(true)} />
          )
        }
      />
      {codSatang ? <p className="sw-strong">{t('paste.cod', { amount: formatBaht(codSatang) })}</p> : null}
      {found.places.length > 1 ? (
        <div>
          {doubt === 'severalPlaces' ? <p className="sw-strong">{t('paste.doubt.severalPlaces')}</p> : null}
          <ChoiceChips
            label={t('paste.placeChoices')}
            value={place?.placeId ?? ''}
            options={found.places.map(({ placeId, name, district }) => ({ value: placeId, label: name, detail: district }))}
            onChange={(chosen) => {
              const meant = found.places.find(({ placeId }) => placeId === chosen);
              if (meant) paste.choosePlace(key, meant);
            }}
          />
        </div>
      ) : null}
      {checks.map((check) => (
        <p key={check} className="sw-order__invitation sw-small">
          <Icon icon={CircleAlert} size="small" /> {check}
        </p>
      ))}
      {isEditing ? <PastedStopFields {...{ paste, stop }} onDone={handleDone} /> : null}
    </div>
  );
}
