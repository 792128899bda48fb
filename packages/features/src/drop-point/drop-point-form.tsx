import type { DropPointFlow, DropPointState } from '@songwai/core/partners/drop-points/drop-point-state';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import type { FormEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { gatewayErrorText } from '../shared/gateway-error-text.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFirstProblem } from '../shared/use-first-problem.ts';
import { useFlow } from '../shared/use-flow.ts';
import { DropPointFields } from './drop-point-fields.tsx';
import { DropPointRoute } from './drop-point-route.tsx';
import './drop-point.css';

export interface DropPointFormProps {
  readonly flow: DropPointFlow;
  readonly search: PlaceSearch;
  readonly pickUp: string;
  readonly head: ReactNode;
}

const selectSaving = ({ saving, saved }: DropPointState) => ({ saving, isChange: saved !== null });

/** Where the bags go, entered or changed. */
export function DropPointForm({ flow, search, pickUp, head }: DropPointFormProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { saving, isChange } = useFlow(flow.store, selectSaving);
  const root = useRef<HTMLDivElement>(null);
  const goToProblem = useFirstProblem(root, flow.store);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = flow.save();
    if (flow.store.getState().saving.status === 'sending') announce(t('bags.saving'));
    if (!(await saved)) goToProblem();
  };

  return (
    <div ref={root} className="sw-drop-point__form">
      <div className="sw-drop-point__way">
        {head}
        <DropPointRoute {...{ flow, search, pickUp }} />
      </div>
      {/* The search is outside: its Enter chooses a place. */}
      <form className="sw-drop-point__fields" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DropPointFields flow={flow} />
        {saving.status === 'taken' ? (
          <Banner tone="danger" title={t('bags.taken')}>
            {t('bags.takenHelp')}
          </Banner>
        ) : null}
        {saving.status === 'failed' ? (
          <Banner tone="danger" title={t('bags.saveFailed')}>
            {gatewayErrorText(saving.error, t)}
          </Banner>
        ) : null}
        <div className="sw-drop-point__save">
          <Button type="submit" variant="primary" size="large" isFullWidth isLoading={saving.status === 'sending'}>
            {t('bags.save')}
          </Button>
          {isChange ? (
            <Button variant="quiet" isFullWidth onClick={flow.cancelChange}>
              {t('bags.cancelChange')}
            </Button>
          ) : null}
          <p className="sw-note">{t('bags.changeable')}</p>
        </div>
      </form>
    </div>
  );
}
