import { saveLocation } from '@songwai/core/places/saved-calls';
import type { SavedLocation } from '@songwai/core/places/saved-location';
import { checkSavedLocation, type SavedLocationForm } from '@songwai/core/places/saved-location-form';
import { longest } from '@songwai/core/validation/field-limits';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import { useStoredForm } from '../../shell/settings/use-stored-form.ts';
import { PlaceChoice } from './place-choice.tsx';
import { emptyPlaceForm, placeFormOf, type SavedPlaceForm } from './saved-place-form.ts';

interface SavedPlaceDialogProps {
  /** The one to change; null adds one. */
  readonly saved: SavedLocation | null;
  /** What a new one begins with. */
  readonly start?: SavedPlaceForm | undefined;
  readonly onSaved: (name: string) => void;
  /** Asks whether to remove the one to change. */
  readonly onRemove?: (saved: SavedLocation) => void;
  readonly onClose: () => void;
}

/** From the first field to the last, for the focus. */
const fieldOrder = ['point', 'addressName', 'contactName', 'contactPhone'] as const;

/** Saves or changes a place with its contact. What is typed survives a reload, for each place its own. */
export function SavedPlaceDialog({ saved, start, onSaved, onRemove, onClose }: SavedPlaceDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const first = saved ? placeFormOf(saved) : (start ?? emptyPlaceForm);
  const [form, setForm, forgetForm] = useStoredForm(`places.${saved?.id ?? 'new'}`, first);
  const [wasSent, setWasSent] = useState(false);
  const saving = useAction();
  const root = useRef<HTMLDivElement>(null);
  const { lat, lng, favourite, remark, district, subDistrict, ...typed } = form;
  const point = lat === '' ? null : { lat: Number(lat), lng: Number(lng) };
  const checked = checkSavedLocation({ ...typed, point });
  const problems = wasSent && !checked.ok ? checked.error : {};
  const errorOf = (name: keyof SavedLocationForm) => problems[name] && ruleText(t, problems[name]);

  const handleSend = () => {
    setWasSent(true);
    if (!checked.ok) {
      const { error } = checked;
      const wrong = fieldOrder.find((name) => error[name]);
      return root.current?.querySelector<HTMLInputElement>(`[data-field=${wrong}] input`)?.focus();
    }
    return void saving.run(async () => {
      const more = { remark, district, subDistrict, isFavourite: favourite !== '' };
      await saveLocation(transport, { ...checked.value, ...more, ...(saved && { id: saved.id }) });
      forgetForm();
      onSaved(checked.value.addressName);
    });
  };
  const handleClose = () => {
    forgetForm();
    onClose();
  };

  return (
    <FormDialog
      title={t(saved ? 'places.change' : 'places.add')}
      confirmLabel={t('places.save')}
      cancelLabel={t('places.cancel')}
      isBusy={saving.isBusy}
      onSend={handleSend}
      onClose={handleClose}
    >
      <div ref={root} className="portal-entry">
        <Problem error={saving.error} />
        <div data-field="point">
          <PlaceChoice form={form} onChange={setForm} error={problems.point && t('places.placeMissing')} />
        </div>
        <div data-field="addressName">
          <TextField
            label={t('places.name')}
            hint={t('places.nameHelp')}
            value={form.addressName}
            onChange={(addressName) => setForm({ ...form, addressName })}
            error={errorOf('addressName')}
            maxLength={longest.placeName}
            isRequired
          />
        </div>
        <div data-field="contactName">
          <TextField
            label={t('places.contactName')}
            value={form.contactName}
            onChange={(contactName) => setForm({ ...form, contactName })}
            error={errorOf('contactName')}
            maxLength={longest.contactName}
            isRequired
          />
        </div>
        <div data-field="contactPhone">
          <PhoneField
            label={t('places.contactPhone')}
            digits={form.contactPhone}
            onChange={(contactPhone) => setForm({ ...form, contactPhone })}
            error={errorOf('contactPhone')}
            parse={parsePhone}
            format={formatPhone}
            maxDigits={maxPhoneDigits}
            isRequired
          />
        </div>
        <TextField
          label={t('places.remark')}
          hint={t('places.remarkHelp')}
          value={remark}
          onChange={(text) => setForm({ ...form, remark: text })}
          maxLength={longest.stopRemark}
        />
        <Checkbox
          label={t('places.favourite')}
          isChecked={favourite !== ''}
          onChange={(isFavourite) => setForm({ ...form, favourite: isFavourite ? 'yes' : '' })}
        />
        {saved && onRemove ? (
          <Button variant="quiet" icon={Trash2} onClick={() => onRemove(saved)}>
            {t('places.remove')}
          </Button>
        ) : null}
      </div>
    </FormDialog>
  );
}
