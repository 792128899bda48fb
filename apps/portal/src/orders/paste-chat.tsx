import { maxStops } from '@songwai/core/basics/stop-limits';
import { countedStops } from '@songwai/core/orders/draft/draft-stops';
import { opensReview } from '@songwai/core/orders/paste/opens-review';
import type { AppliedPaste } from '@songwai/core/orders/paste/paste-flow';
import { WayRow } from '@songwai/features/orders/opening/way-row';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { ClipboardPaste } from 'lucide';
import { useEffect } from 'react';
import { openReach } from '../app/offline/open-reach.ts';
import { openShared } from '../app/share/open-shared.ts';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { openOrder } from '../shell/open-order.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { openSearch } from './open-search.ts';

/** What the review begins with. */
export interface PasteRequest {
  readonly text: string;
  /** The stop in whose search it was pasted. */
  readonly firstKey: string | null;
  /** It was shared to the app, where it waits until it is used. */
  readonly isShared?: boolean;
}

export interface PasteChatProps {
  readonly pasted: PasteRequest | null;
  readonly onPaste: (request: PasteRequest | null) => void;
}

const loadPasteDialog = lazyPart(() => import('@songwai/features/orders/paste/paste-dialog'), ['paste', 'collection', 'errors']);

/** How long the way back is offered. */
const undoMs = 12_000;

/** The button beside the stops; where an order takes no more of them, also the way to several orders. */
export function PasteButton({ onPaste }: Pick<PasteChatProps, 'onPaste'>) {
  const t = useTranslate();
  const order = usePortal().part(openOrder);
  const isFull = useFlow(order.store, ({ draft }) => countedStops(draft).length >= maxStops);
  return (
    <>
      <Button variant="quiet" icon={ClipboardPaste} onClick={() => onPaste({ text: '', firstKey: null })}>
        {t('paste.open')}
      </Button>
      {isFull ? (
        <LocalLink to="/routeOptimize" kind="standalone">
          {t('paste.moreStops', { most: maxStops })}
        </LocalLink>
      ) : null}
    </>
  );
}

/** The row among the ways to a place, in the search of a stop. */
export function PasteWay({ onPaste }: Pick<PasteChatProps, 'onPaste'>) {
  const t = useTranslate();
  const order = usePortal().part(openOrder);
  const handlePress = () => {
    const { mode } = order.store.getState();
    onPaste({ text: '', firstKey: mode.kind === 'searchLocation' ? mode.stopKey : null });
  };
  return <WayRow icon={ClipboardPaste} title={t('paste.way')} detail={t('paste.wayHint')} onPress={handlePress} />;
}

/** The review of a pasted text. It opens by itself where more than a place is pasted into the search of a stop. */
export function PasteChat({ pasted, onPaste }: PasteChatProps) {
  const t = useTranslate();
  const portal = usePortal();
  const { transport, random } = portal;
  const order = portal.part(openOrder);
  const search = portal.part(openSearch);
  const alerts = portal.part(openAlerts);
  const shared = portal.part(openShared);
  const reach = portal.part(openReach);
  const sharedText = useFlow(shared.store, (state) => state.text);
  const isRestored = useFlow(order.store, (state) => state.isRestored);

  // Not before the draft is there, which the shared stops are added to.
  useEffect(() => {
    if (sharedText !== null && isRestored) onPaste({ text: sharedText, firstKey: null, isShared: true });
  }, [sharedText, isRestored, onPaste]);

  // Who pastes before this part is loaded has the text in the search, where it finds nothing.
  useEffect(() => {
    const { query } = search.store.getState();
    const { mode } = order.store.getState();
    if (mode.kind === 'searchLocation' && opensReview(query)) onPaste({ text: query, firstKey: mode.stopKey });
  }, [search, order, onPaste]);

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isSearch = target instanceof HTMLInputElement && target.closest('.sw-order__stops') !== null;
      const text = clipboardData?.getData('text/plain') ?? '';
      if (!isSearch || !opensReview(text)) return;
      event.preventDefault();
      const { mode } = order.store.getState();
      onPaste({ text, firstKey: mode.kind === 'searchLocation' ? mode.stopKey : null });
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [order, onPaste]);

  const handleClose = () => {
    onPaste(null);
    if (!pasted?.isShared) return;
    // Without a network the text could not be read: the next visit offers it again.
    if (reach.store.getState().reach === 'reached') shared.drop();
    else shared.postpone();
  };

  const handleApplied = ({ placed, left, undo }: AppliedPaste) => {
    if (pasted?.isShared) shared.drop();
    alerts.show({
      tone: 'success',
      title: t('paste.applied', { count: placed }),
      ...(left > 0 && { detail: t('paste.left', { count: left }) }),
      action: (
        <Button
          variant="quiet"
          onClick={() => {
            undo();
            alerts.dismissSeries('paste');
          }}
        >
          {t('paste.undo')}
        </Button>
      ),
      durationMs: undoMs,
      replaces: 'paste',
    });
  };

  if (pasted === null) return null;
  return (
    <LazyView load={loadPasteDialog} skeleton={null}>
      {({ PasteDialog }) => (
        <PasteDialog
          {...{ order, transport, random }}
          text={pasted.text}
          firstKey={pasted.firstKey}
          clock={Date.now}
          onApplied={handleApplied}
          onClose={handleClose}
        />
      )}
    </LazyView>
  );
}
