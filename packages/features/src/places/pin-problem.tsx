import { Banner } from '@songwai/ui/banner/banner';
import { useTranslate } from '../shared/translate-context.tsx';
import type { Pin } from './use-pin.ts';
import './pin-problem.css';

/** Why a pin cannot stay, over the map. */
export function PinProblem({ pin }: { readonly pin: Pin }) {
  const t = useTranslate();
  if (pin.problem === null) return null;
  return (
    <div className="sw-pin-problem">
      <Banner tone="danger" dismiss={{ label: t('common.close'), onDismiss: pin.dismissProblem }}>
        {pin.problem}
      </Banner>
    </div>
  );
}
