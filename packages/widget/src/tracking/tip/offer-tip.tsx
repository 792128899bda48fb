import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { useState } from 'react';
import type { LinkTipProps } from './link-tip.tsx';

const loadTip = lazyPart(() => import('./link-tip.tsx'));

/** The way to the tip, below the stars. Needs the texts of a rating; its dialog is fetched with the press. */
export function OfferTip(props: Omit<LinkTipProps, 'onClose'>) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isFullWidth onClick={() => setOpen(true)}>
        {t('rating.tip', { name: props.driverName })}
      </Button>
      {isOpen ? (
        <LazyView load={loadTip} skeleton={null}>
          {({ LinkTip }) => <LinkTip {...props} onClose={() => setOpen(false)} />}
        </LazyView>
      ) : null}
    </>
  );
}
