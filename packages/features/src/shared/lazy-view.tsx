import { Button } from '@songwai/ui/button/button';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslate } from './translate-context.tsx';
import './lazy-view.css';

type Loaded<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: Module }
  | { readonly status: 'failed' };

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
  const [loaded, setLoaded] = useState<Loaded<Module>>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again
  useEffect(() => {
    let isGone = false;
    setLoaded((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    load().then(
      (module) => isGone || setLoaded({ status: 'ready', module }),
      () => isGone || setLoaded({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  if (loaded.status === 'ready') return children(loaded.module);
  if (loaded.status === 'loading') return skeleton;
  return (
    <div className="sw-lazy-failed" role="alert">
      <p>{t('common.viewFailed')}</p>
      <Button onClick={() => setAttempt((count) => count + 1)}>{t('common.retry')}</Button>
    </div>
  );
}
