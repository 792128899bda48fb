import { type KnownPerson, knownPeople, matchPeople } from '@songwai/core/places/personal/known-people';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { Chip, ChipRow } from '@songwai/ui/chip/chip';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { useContext, useEffect, useRef } from 'react';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import { type ContactPartProps, type PersonalSource, ShellPartsContext } from '../../shell-parts-context.tsx';
import { walkByArrows } from '../walk-by-arrows.ts';
import { personalPlacesOf } from './personal-source.ts';

/** As many as are read at a glance. */
const mostPeople = 3;

/** People of saved and earlier places who match what is typed of a contact; a press fills in both fields. */
export function ContactPeople(props: ContactPartProps) {
  const { personal: source } = useContext(ShellPartsContext);
  return source ? <People {...props} source={source} /> : null;
}

function People({ flow, stop, source }: ContactPartProps & { readonly source: PersonalSource }) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const places = personalPlacesOf(source);
  const state = useFlow(places.store, (whole) => whole);
  const people = matchPeople(knownPeople(state), stop, mostPeople);
  const isTyped = stop.contactName + stop.contactPhone !== '';

  useEffect(() => {
    if (places.store.getState().status !== 'ready') void places.load();
  }, [places]);
  useEffect(() => {
    const panel = root.current;
    if (panel === null) return;
    return walkByArrows(panel, {
      around: panel.closest('fieldset'),
      fields: '[data-field] input',
      steps: '.sw-chip',
      onEscape: (field) => field?.focus(),
    });
  }, []);

  const choose = ({ contactName, contactPhone }: KnownPerson) => {
    flow.patchStop(stop.key, { contactName, contactPhone });
    // The pressed button disappears, so the focus goes to the field that it filled in.
    root.current?.closest('fieldset')?.querySelector('input')?.focus();
  };

  return (
    // Without anybody it takes no room among the fields.
    <div ref={root} className={people.length === 0 ? 'sw-visually-hidden' : undefined}>
      {people.length > 0 ? (
        <ChipRow label={t('opening.people')}>
          {people.map((person) => (
            <Chip
              key={`${person.contactPhone} ${person.contactName}`}
              label={person.contactName}
              detail={formatPhone(person.contactPhone)}
              isSelected={false}
              onToggle={() => choose(person)}
            />
          ))}
        </ChipRow>
      ) : null}
      <LiveRegion message={isTyped && people.length > 0 ? t('opening.peopleFound', { count: people.length }) : ''} />
    </div>
  );
}
