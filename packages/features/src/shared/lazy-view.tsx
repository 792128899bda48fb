import { Button } from '@songwai/ui/button/button';
import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.ts';
import { useLateTexts, useTranslate } from './translate-context.tsx';
import { whenIdle } from './when-idle.ts';
import './lazy-view.css';

/** The outcome of a load; `load` identifies the view, because the component may be given another one. */
type Outcome<Module> =
  | { readonly load: LazyPart<Module>; readonly status: 'ready'; readonly module: Module }
  | { readonly load: LazyPart<Module>; readonly status: 'failed' };

export interface LazyViewProps<Module> {
  /** A dynamic import. It has to be the same function on every render: define it outside the component. */
  readonly load: LazyPart<Module>;
  /** Shown in the view's place while its code loads. */
  readonly skeleton: ReactNode;
  /** Loads when the browser is idle, after parts in use. */
  readonly isPatient?: boolean | undefined;
  /** Optional: where it cannot be loaded its place stays as it is, without a message. */
  readonly isOptional?: boolean | undefined;
  readonly children: (module: Module) => ReactNode;
}

/** Loads a view's code and texts: shows a skeleton meanwhile, and a retry button if they fail to load. */
export function LazyView<Module>({ load, skeleton, isPatient = false, isOptional = false, children }: LazyViewProps<Module>) {
  const t = useTranslate();
  const lateTexts = useLateTexts();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Module> | null>(null);
  const { texts = [] } = load;
  const present = lateTexts.has(texts) ? (load.loaded?.() ?? null) : null;
  const isHere = present !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again
  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    const fetchAll = () => {
      lateTexts.bring(load, attempt > 0).then(
        // What comes late renders between frames and presses.
        (module) => isGone || startTransition(() => setOutcome({ load, status: 'ready', module })),
        () => isGone || setOutcome({ load, status: 'failed' }),
      );
    };
    const callOff = isPatient && attempt === 0 ? whenIdle(fetchAll) : fetchAll();
    return () => {
      isGone = true;
      callOff?.();
    };
  }, [load, attempt, isHere, isPatient]);

  if (present !== null) return children(present);
  if (outcome === null || outcome.load !== load) return skeleton;
  // After a change of language, the new texts may still be loading.
  if (outcome.status === 'ready') return lateTexts.has(texts) ? children(outcome.module) : skeleton;

  if (isOptional) return skeleton;

  const handleRetry = () => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  };
  return (
    <div className="sw-lazy-failed sw-soft" role="alert">
      <p>{t('common.viewFailed')}</p>
      <Button onClick={handleRetry}>{t('common.retry')}</Button>
    </div>
  );
}
