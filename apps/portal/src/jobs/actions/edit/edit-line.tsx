import { maxStops, minStops } from '@songwai/core/basics/stop-limits';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import type { EditFlow, EditState } from '@songwai/core/jobs/editing/edit-flow';
import { isEdited } from '@songwai/core/jobs/editing/edited-stops';
import type { EditedStop } from '@songwai/core/jobs/editing/job-edit';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Plus, Undo2 } from 'lucide';
import { Fragment, useRef } from 'react';
import { EditStop } from './edit-stop.tsx';
import { lockText, stopName } from './edit-words.ts';

interface EditLineProps {
  readonly flow: EditFlow;
  readonly state: EditState;
  /** The stops as they were booked. */
  readonly booked: readonly JobStop[];
  /** The driver collects money for goods at drop-offs. */
  readonly isCollecting: boolean;
}

/** Why a stop cannot be removed; empty if it can. */
const noRemovalKey = (edited: EditedStop, { stops, edit }: EditState) => {
  const known = edited.booked === null ? undefined : edit?.stops[edited.booked];
  if (known?.isPayer) return 'editing.payer';
  const outward = stops.filter(({ stop }) => !stop.isReturn);
  const left = outward.filter(
    (other) => other !== edited && other.booked !== 0 && (other.booked === null || edit?.stops[other.booked]?.lock !== 'done'),
  );
  return outward.length <= minStops || left.length === 0 ? 'editing.tooFew' : null;
};

/** The stops on the route line: what can change opens in its place, what cannot says why. */
export function EditLine({ flow, state, booked, isCollecting }: EditLineProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const { stops, edit, openKey, removed, isSaving } = state;
  const outward = stops.filter(({ stop }) => !stop.isReturn).length;
  const mayAdd = edit?.addFrom != null && outward < maxStops;

  /** The card that a stop's fields stood in the place of. */
  const focusCard = (key: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-edit-stop="${key}"] button`)?.focus());

  const handleRemove = (edited: EditedStop) => {
    flow.remove(edited.key);
    if (edited.stop.name) announce(t('editing.removed', { place: edited.stop.name }));
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-edit-undo]')?.focus());
  };
  const handleUndo = () => {
    const key = removed?.stop.key;
    flow.undo();
    if (key) focusCard(key);
  };
  const undoRow = removed ? (
    <RouteStop node={{ state: 'refused' }} segment="dotted">
      <div className="portal-edit__removed">
        <span className="sw-soft">{t('editing.removed', { place: removed.stop.stop.name })}</span>
        <Button variant="quiet" icon={Undo2} data-edit-undo="" isDisabled={isSaving} onClick={handleUndo}>
          {t('editing.undo')}
        </Button>
      </div>
    </RouteStop>
  ) : null;

  return (
    <div ref={root}>
      <RouteLine label={t('editing.line')}>
        {stops.map((edited, index) => {
          const { key, stop } = edited;
          const lock = edited.booked === null ? null : (edit?.stops[edited.booked]?.lock ?? null);
          const isOpen = openKey === key;
          const isDone = lock === 'done';
          const wasEdited = isEdited(edited, booked);
          const noRemoval = noRemovalKey(edited, state);
          const isLastOutward = index === outward - 1;
          return (
            <Fragment key={key}>
              {removed?.position === index ? undoRow : null}
              <RouteStop
                node={{
                  state: isOpen ? 'focus' : isDone ? 'done' : 'stop',
                  number: index + 1,
                  ...(isDone && { label: t('editing.isDone') }),
                }}
                segment={wasEdited || isLastOutward ? 'dotted' : isDone ? 'solid' : 'rest'}
              >
                <div data-edit-stop={key}>
                  <EditStop
                    edited={edited}
                    name={stopName(index, stop.isReturn, t)}
                    lock={lock === null ? null : lockText(lock, index, t)}
                    wasEdited={wasEdited}
                    isOpen={isOpen}
                    isLocked={isSaving}
                    attempts={state.attempts}
                    noRemoval={noRemoval === null ? null : t(noRemoval)}
                    isCollecting={isCollecting}
                    near={stops[index - 1]?.stop ?? null}
                    onOpen={() => flow.open(key)}
                    onClose={() => {
                      flow.open(null);
                      focusCard(key);
                    }}
                    onPlace={(place) => flow.setPlace(key, place)}
                    onPerson={(person) => flow.setPerson(key, person)}
                    onReset={() => flow.reset(key)}
                    onRemove={() => handleRemove(edited)}
                  />
                </div>
              </RouteStop>
              {isLastOutward && removed?.position === index + 1 ? undoRow : null}
              {isLastOutward && mayAdd ? (
                <RouteStop node={{ state: 'add', icon: Plus }} segment={outward < stops.length ? 'rest' : 'none'}>
                  <div className="portal-edit__add">
                    <Button variant="quiet" isDisabled={isSaving} onClick={() => flow.add(outward)}>
                      {t('editing.add')}
                    </Button>
                  </div>
                </RouteStop>
              ) : null}
            </Fragment>
          );
        })}
      </RouteLine>
    </div>
  );
}
