import type { PayingPlace } from '@songwai/core/invoices/paying/paying-places-calls';
import { useLocalName } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { FieldError } from '@songwai/ui/field/field-error';
import { useId } from 'react';
import { bareBank } from '../detail/place-name.ts';

interface PlaceChipsProps {
  readonly label: string;
  readonly places: readonly PayingPlace[];
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
  /** A press on the button that pays asks for one. */
  readonly error?: string | undefined;
}

/** The banks, or the shops, to choose one of. */
export function PlaceChips({ label, places, chosen, onChoose, error }: PlaceChipsProps) {
  const localName = useLocalName();
  const errorId = useId();
  return (
    <div className="portal-paying__places">
      <ChoiceChips
        label={label}
        value={chosen ?? ''}
        onChange={onChoose}
        options={places.map(({ code, name }) => ({ value: code, label: bareBank(localName(name)) }))}
      />
      <div role="status">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</div>
    </div>
  );
}
