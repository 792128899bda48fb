import type { Stop } from '@songwai/core/orders/draft/draft';
import { isSamePoint } from '@songwai/core/places/personal/personal-place';
import type { Place } from '@songwai/core/places/place';
import type { LocationToSave } from '@songwai/core/places/saved-calls';
import type { SavedLocation } from '@songwai/core/places/saved-location';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { Button } from '@songwai/ui/button/button';
import { Chip, ChipRow } from '@songwai/ui/chip/chip';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Star } from 'lucide';
import { useEffect } from 'react';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { PersonalSource } from '../shell-parts-context.tsx';
import { personalPlacesOf } from './personal/personal-source.ts';

export interface SaveThisPlaceProps {
  readonly source: PersonalSource;
  readonly stop: Stop;
  readonly place: Place;
}

/** The place of a stop as a favourite, with its contact once there is a whole one. */
const toSave = ({ contactName, contactPhone, remark }: Stop, place: Place): LocationToSave => {
  const isWhole = contactName.trim() !== '' && nationalPhone(contactPhone).ok;
  return {
    addressName: place.name,
    // The point of a pin has no address.
    address: place.address || place.name,
    point: { lat: place.lat, lng: place.lng },
    district: place.district,
    subDistrict: place.subDistrict,
    contactName: isWhole ? contactName : '',
    contactPhone: isWhole ? contactPhone : '',
    remark,
    isFavourite: true,
    isContactOptional: true,
  };
};

const sameUnder = ({ id, lat, lng, ...saved }: SavedLocation, addressName: string): LocationToSave => ({
  ...saved,
  id,
  addressName,
  point: { lat, lng },
  isContactOptional: true,
});

/** "Save this place": at once, taken back by the same button; then it may be called home or work. */
export function SaveThisPlace({ source, stop, place }: SaveThisPlaceProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const places = personalPlacesOf(source);
  const { status, saved, problem } = useFlow(places.store, (state) => state);
  const known = saved.find((one) => `saved-${one.id}` === place.placeId) ?? saved.find((one) => isSamePoint(one, place));

  useEffect(() => {
    if (places.store.getState().status !== 'ready') void places.load();
  }, [places]);

  const handleSave = async () => {
    if (known) {
      await places.remove(known.id);
      if (places.store.getState().problem === null) announce(t('opening.unsaved', { name: known.addressName }));
      return;
    }
    const stored = await places.save(toSave(stop, place));
    if (stored) announce(t('opening.starred', { name: stored.addressName }));
  };

  // Pressing earlier might save what is saved already.
  if (status !== 'ready') return null;
  return (
    <>
      <Button variant={known ? 'soft' : 'quiet'} icon={Star} aria-pressed={known !== undefined} onClick={() => void handleSave()}>
        {t(known ? 'opening.isSaved' : 'opening.save')}
      </Button>
      {known ? (
        <ChipRow label={t('opening.callIt')} layout="wrap">
          {[t('opening.home'), t('opening.work')].map((name) => (
            <Chip
              key={name}
              label={name}
              isSelected={known.addressName === name}
              onToggle={(isSelected) => void places.save(sameUnder(known, isSelected ? name : place.name))}
            />
          ))}
        </ChipRow>
      ) : null}
      {problem ? (
        <p className="sw-problem" role="alert">
          {gatewayErrorText(problem, t)}
        </p>
      ) : null}
    </>
  );
}
