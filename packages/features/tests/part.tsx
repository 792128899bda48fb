import type { Language } from '@songwai/core/basics/language';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { createOrderFixture } from './orders/order-fixture.ts';
import { Surface } from './surface.tsx';

export interface PartProps {
  readonly language: Language;
  readonly state: Partial<OrderState>;
  readonly children: (flow: OrderFlow) => ReactNode;
}

/** One piece of the order by itself, over a flow that is set to a state. */
export function Part({ language, state, children }: PartProps) {
  const [{ flow }] = useState(() => createOrderFixture(state));
  return (
    <Surface language={language}>
      <div className="sw-surface__part">{children(flow)}</div>
    </Surface>
  );
}
