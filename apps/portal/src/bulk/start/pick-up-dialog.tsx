import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import type { Place } from '@songwai/core/places/place';
import { longest } from '@songwai/core/validation/field-limits';
import { nationalPhone } from '@songwai/core/validation/phones/contact-phone';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { requiredText } from '@songwai/core/validation/required-text';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { ListRow } from '@songwai/ui/list/list-row';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useState } from 'react';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { PlaceFinder } from '../place/place-finder.tsx';

interface PickUpDialogProps {
  readonly pickUp: JobStop | null;
  readonly onSave: (pickUp: JobStop) => void;
  readonly onClose: () => void;
}

type Where = Pick<JobStop, 'placeId' | 'name' | 'address' | 'district' | 'subDistrict' | 'lat' | 'lng'>;

const whereOf = ({ placeId, name, address, district, subDistrict, lat, lng }: Where): Where => ({
  ...{ placeId, name, address, district, subDistrict },
  ...{ lat, lng },
});

/** The pick-up of all rows, with who is there. A saved place brings its contact. */
export function PickUpDialog({ pickUp, onSave, onClose }: PickUpDialogProps) {
  const t = useTranslate();
  const [where, setWhere] = useState<Where | null>(pickUp && whereOf(pickUp));
  const [isSearching, setIsSearching] = useState(pickUp === null);
  const [contactName, setName] = useState(pickUp?.contactName ?? '');
  const [contactPhone, setPhone] = useState(pickUp?.contactPhone ?? '');
  const [remark, setRemark] = useState(pickUp?.remark ?? '');
  const [wasSent, setWasSent] = useState(false);
  const name = requiredText(contactName, 'contactNameRequired');
  const phone = nationalPhone(contactPhone);

  const handlePlace = (place: Place) => {
    setWhere(whereOf(place));
    setIsSearching(false);
    if (!place.contact) return;
    if (contactName === '') setName(place.contact.contactName);
    if (contactPhone === '') setPhone(place.contact.contactPhone);
    if (remark === '') setRemark(place.contact.remark);
  };
  const handleSend = () => {
    setWasSent(true);
    if (!where || !name.ok || !phone.ok) return;
    onSave({ ...where, contactName: name.value, contactPhone: phone.value, remark: remark.trim(), isReturn: false });
    onClose();
  };

  return (
    <FormDialog
      title={t('sheet.pickUp')}
      confirmLabel={t('sheet.pickUpSave')}
      cancelLabel={t('common.close')}
      isBusy={false}
      onSend={handleSend}
      onClose={onClose}
    >
      <div className="portal-entry">
        {where && !isSearching ? (
          <Card padding="none">
            <ListRow
              title={where.name}
              detail={where.address}
              actions={
                <Button variant="quiet" onClick={() => setIsSearching(true)}>
                  {t('sheet.pickUpChange')}
                </Button>
              }
            />
          </Card>
        ) : (
          <PlaceFinder near={where} shouldFocus={where !== null} onChoose={handlePlace} />
        )}
        {wasSent && !where ? (
          <p className="sw-problem" role="alert">
            {t('sheet.pickUpPlaceMissing')}
          </p>
        ) : null}
        <TextField
          label={t('sheet.pickUpName')}
          value={contactName}
          onChange={setName}
          maxLength={longest.contactName}
          error={wasSent && !name.ok ? ruleText(t, name.error) : undefined}
          isRequired
        />
        <PhoneField
          label={t('sheet.pickUpPhone')}
          digits={contactPhone}
          onChange={setPhone}
          parse={parsePhone}
          format={formatPhone}
          maxDigits={maxPhoneDigits}
          error={wasSent && !phone.ok ? ruleText(t, phone.error) : undefined}
          isRequired
        />
        <TextField label={t('sheet.pickUpNote')} value={remark} onChange={setRemark} maxLength={longest.stopRemark} />
      </div>
    </FormDialog>
  );
}
