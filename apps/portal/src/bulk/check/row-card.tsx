import type { LatLng } from '@songwai/core/basics/geo';
import { type DeliveryRow, type RowField, rowFields } from '@songwai/core/bulk/rows/delivery-row';
import type { Place } from '@songwai/core/places/place';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { MapPin, Pencil, Trash2 } from 'lucide';
import { type FocusEvent, useState } from 'react';
import { AddressField } from './address-field.tsx';
import { cellProblem, remarkText } from './problem-text.ts';
import './row-card.css';

interface RowCardProps {
  readonly row: DeliveryRow;
  readonly fields: readonly RowField[];
  /** Where places are searched from. */
  readonly near: LatLng | null;
  readonly onType: (field: RowField, text: string) => void;
  /** The focus is in the card, or has left it. */
  readonly onEditing: (isEditing: boolean) => void;
  readonly onPlace: (place: Place) => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

const inputModes: Partial<Record<RowField, 'tel' | 'decimal'>> = { phone: 'tel', cod: 'decimal' };

const isPlaceholder = (field: RowField): field is 'name' | 'phone' => field === 'name' || field === 'phone';

/** One row on a phone: the cells that are to be mended as fields, the others as a line above. */
export function RowCard(props: RowCardProps) {
  const { row, fields, near, onType, onEditing, onPlace, onChoose, onRemove } = props;
  const t = useTranslate();
  const { number, cells, problems, lookup, remarks, place } = row;
  const wrong = rowFields.filter((field) => cellProblem(row, field, t) !== null);
  // A field stays while its row does, so that none goes away under the finger that has just mended it.
  const [opened, setOpened] = useState<readonly RowField[]>(wrong);
  const shown = rowFields.filter((field) => opened.includes(field) || wrong.includes(field));
  const summary = [
    t('rows.numberOf', { number }),
    ...fields.filter((field) => !shown.includes(field)).map((field) => cells[field]),
  ];
  const handleBlur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) onEditing(false);
  };
  const isInDoubt = shown.includes('address') && lookup.chosen === null && problems.address !== undefined;
  return (
    <Card>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame what is a card already */}
      <div
        className="portal-row-card"
        role="group"
        aria-label={t('rows.numberOf', { number })}
        onFocus={() => {
          setOpened(shown);
          onEditing(true);
        }}
        onBlur={handleBlur}
      >
        <div className="portal-row-card__head">
          <p className="sw-note sw-grow">{summary.filter(Boolean).join(' · ')}</p>
          {shown.length < fields.length ? (
            <IconButton icon={Pencil} size="dense" label={t('rows.editRow', { number })} onClick={() => setOpened(fields)} />
          ) : null}
          <IconButton icon={Trash2} size="dense" label={t('rows.removeRow', { number })} onClick={onRemove} />
        </div>
        {shown.map((field) =>
          field === 'address' ? (
            <AddressField key={field} {...{ row, near, onPlace, onChoose }} onType={(text) => onType(field, text)} />
          ) : (
            <TextField
              key={field}
              label={t(`rows.${field}`)}
              value={cells[field]}
              inputMode={inputModes[field]}
              placeholder={isPlaceholder(field) ? t(`rows.placeholder.${field}`) : undefined}
              error={cellProblem(row, field, t) ?? undefined}
              onChange={(text) => onType(field, text)}
            />
          ),
        )}
        {isInDoubt && lookup.places.length > 0 ? (
          <ChoiceChips
            label={t('rows.choices')}
            value=""
            options={lookup.places.map(({ placeId, name, district }) => ({ value: placeId, label: name, detail: district }))}
            onChange={(placeId) => {
              const meant = lookup.places.find((choice) => choice.placeId === placeId);
              if (meant) onPlace(meant);
            }}
            layout="wrap"
          />
        ) : null}
        {isInDoubt ? (
          <div>
            <Button
              variant="quiet"
              icon={MapPin}
              aria-label={`${t('rows.findPlace')}, ${t('rows.numberOf', { number })}`}
              onClick={onChoose}
            >
              {t('rows.findPlace')}
            </Button>
          </div>
        ) : null}
        {shown.includes('address') && place ? <p className="sw-note">{t('rows.foundAt', { place: place.name })}</p> : null}
        {remarks.map((remark) => (
          <p key={remark.kind} className="sw-note sw-caution">
            {remarkText(remark, t)}
          </p>
        ))}
      </div>
    </Card>
  );
}
