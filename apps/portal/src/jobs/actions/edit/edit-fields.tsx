import { checkEditedStop, hasPlace } from '@songwai/core/jobs/editing/edited-stops';
import { longest } from '@songwai/core/validation/field-limits';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { CollectedAmount } from '@songwai/features/shared/collected-amount';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { MapPin, Trash2, Undo2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { PlaceSearchField } from '../../../places/place-search-field.tsx';
import type { EditStopProps } from './edit-stop-props.ts';

/** The fields of one stop, in its place on the line: where, who, and the note. */
export function EditFields(props: EditStopProps) {
  const t = useTranslate();
  const { edited, name, wasEdited, isLocked, attempts, noRemoval, isCollecting, near } = props;
  const { onClose, onPlace, onPerson, onReset, onRemove } = props;
  const { stop, booked } = edited;
  const isPlaced = hasPlace(edited);
  const [isSearching, setIsSearching] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const person = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const checked = checkEditedStop(stop);
  const problems = checked.ok ? {} : checked.error;
  const errorOf = (field: keyof typeof problems) =>
    (attempts > 0 || wasClosed) && problems[field] ? ruleText(t, problems[field]) : undefined;

  const focusMissing = () => {
    if (!checked.ok) (checked.error.contactName ? person : phone).current?.focus();
  };
  // The card that was pressed is gone: the focus goes on to what stands in its place, or to what is missing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and with each try to confirm
  useEffect(() => {
    if (!isPlaced) return;
    if (attempts > 0 && !checked.ok) focusMissing();
    else group.current?.focus();
  }, [attempts]);

  const handleDone = () => {
    setWasClosed(true);
    if (checked.ok) onClose();
    else focusMissing();
  };
  const isSearchOpen = isSearching || !isPlaced;
  const handleCancelSearch = booked === null && !isPlaced ? onRemove : () => setIsSearching(false);

  return (
    <Card>
      <fieldset ref={group} className="portal-edit__fields" tabIndex={-1} disabled={isLocked}>
        <legend className="sw-strong">{name}</legend>
        <Stack>
          {isSearchOpen ? (
            <PlaceSearchField
              shouldFocus
              near={near?.name ? near : null}
              onChoose={(place) => {
                setIsSearching(false);
                onPlace(place);
                requestAnimationFrame(() => (stop.contactName ? group : person).current?.focus());
              }}
              onCancel={handleCancelSearch}
            />
          ) : (
            <div className="portal-edit__place">
              <div>
                <p className="sw-strong">{stop.name}</p>
                {stop.address ? <p className="sw-note">{stop.address}</p> : null}
              </div>
              <Button icon={MapPin} onClick={() => setIsSearching(true)}>
                {t('editing.changePlace')}
              </Button>
            </div>
          )}
          {isPlaced ? (
            <>
              <TextField
                ref={person}
                label={t('editing.name')}
                value={stop.contactName}
                onChange={(contactName) => onPerson({ contactName })}
                error={errorOf('contactName')}
                maxLength={longest.contactName}
                autoComplete="off"
                isRequired
              />
              <PhoneField
                ref={phone}
                label={t('editing.phone')}
                digits={stop.contactPhone}
                onChange={(contactPhone) => onPerson({ contactPhone })}
                error={errorOf('contactPhone')}
                parse={parsePhone}
                format={formatPhone}
                maxDigits={maxPhoneDigits}
                autoComplete="off"
                isRequired
              />
              <TextArea
                label={t('editing.note')}
                hint={t('editing.noteHelp')}
                value={stop.remark}
                onChange={(remark) => onPerson({ remark })}
                maxLength={longest.stopRemark}
                rows={2}
              />
              {isCollecting && booked === null ? (
                <CollectedAmount satang={stop.codSatang ?? null} onChange={(codSatang) => onPerson({ codSatang })} />
              ) : null}
            </>
          ) : null}
          <div className="portal-edit__choices">
            {isPlaced ? (
              <Button variant="tint" aria-label={t('editing.doneLabel', { stop: name })} onClick={handleDone}>
                {t('editing.done')}
              </Button>
            ) : null}
            {wasEdited && booked !== null ? (
              <Button variant="quiet" icon={Undo2} onClick={onReset}>
                {t('editing.reset')}
              </Button>
            ) : null}
            {noRemoval === null ? (
              <Button variant="quiet" icon={Trash2} onClick={onRemove}>
                {t('editing.remove')}
              </Button>
            ) : null}
          </div>
          {noRemoval === null ? null : <p className="sw-note">{noRemoval}</p>}
        </Stack>
      </fieldset>
    </Card>
  );
}
