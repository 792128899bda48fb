import { Button } from '@songwai/ui/button/button';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslate } from './translate-context.tsx';
import './lazy-view.css';

/** What came of a load; `load` tells of which, as the same place may show another view next. */
type Outcome<Module> =
  | { readonly load: () => Promise<Module>; readonly status: 'ready'; readonly module: Module }
  | { readonly load: () => Promise<Module>; readonly status: 'failed' };

export interface LazyViewProps<Module> {
  /** A dynamic import. It has to be the same function on every render: define it outside the component. */
  readonly load: () => Promise<Module>;
  /** Stands in the view's place while its code arrives. */
  readonly skeleton: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/** A view whose code comes in a chunk of its own: a skeleton while it loads, a way to try again where it does not arrive. */
export function LazyView<Module>({ load, skeleton, children }: LazyViewProps<Module>) {
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Module> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again
  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => isGone || setOutcome({ load, status: 'ready', module }),
      () => isGone || setOutcome({ load, status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  if (outcome === null || outcome.load !== load) return skeleton;
  if (outcome.status === 'ready') return children(outcome.module);

  const handleRetry = () => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  };
  return (
    <div className="sw-lazy-failed" role="alert">
      <p>{t('common.viewFailed')}</p>
      <Button onClick={handleRetry}>{t('common.retry')}</Button>
    </div>
  );
}
