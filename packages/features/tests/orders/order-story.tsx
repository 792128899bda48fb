import type { Language } from '@songwai/core/basics/language';
import type { OrderState } from '@songwai/core/orders/order-state';
import { Logo } from '@songwai/ui/logo/logo';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { LazyContactPeople } from '../../src/orders/opening/personal/lazy-contact-people.tsx';
import type { OrderPanelProps } from '../../src/orders/panel/order-panel.tsx';
import { OrderPanel } from '../../src/orders/panel/order-panel.tsx';
import { ShellPartsContext } from '../../src/orders/shell-parts-context.tsx';
import { StopSearch } from '../../src/orders/stops/stop-search.tsx';
import type { Answers } from '../fixture-gateway.ts';
import { gatewayMap } from '../gateway-map.ts';
import { Surface } from '../surface.tsx';
import type { OrderFixture } from './order-fixture.ts';
import { createOrderFixture } from './order-fixture.ts';

export interface OrderStoryProps extends Partial<OrderPanelProps> {
  readonly language: Language;
  readonly state?: Partial<OrderState>;
  readonly answers?: Answers;
  /** The panel itself by default. */
  readonly Panel?: ComponentType<OrderPanelProps>;
  /** Suggests the places of a customer who is signed in. */
  readonly hasOwnPlaces?: boolean;
  /** Typed into the search of the stop that the state searches for. */
  readonly query?: string;
}

const mapBase = { baseMap: gatewayMap };

/** The whole order as a shell would show it, set to a state. */
export function OrderStory({
  language,
  state,
  answers,
  query,
  hasOwnPlaces = false,
  Panel = OrderPanel,
  ...panel
}: OrderStoryProps) {
  const [fixture] = useState<OrderFixture>(() => createOrderFixture(state, answers));
  const [parts] = useState(() =>
    hasOwnPlaces ? { personal: { transport: fixture.transport, owner: 'u1' }, ContactPart: LazyContactPeople } : {},
  );
  return (
    <Surface language={language}>
      <ShellPartsContext value={parts}>
        <Panel
          flow={fixture.flow}
          search={query === undefined ? fixture.search : typedInto(fixture, query)}
          onBookRequested={() => true}
          StopSearch={StopSearch}
          trackingHref={(trackingId) => `/t/${trackingId}`}
          mapBase={mapBase}
          layout="page"
          brand={<Logo name={language === 'en' ? 'Songwai' : 'ส่งไว'} />}
          {...panel}
        />
      </ShellPartsContext>
    </Surface>
  );
}

const typed = new WeakMap<OrderFixture, OrderFixture['search']>();

/** The same search, which begins with a query instead of nothing. */
function typedInto(fixture: OrderFixture, query: string): OrderFixture['search'] {
  const known = typed.get(fixture);
  if (known) return known;
  const search = { ...fixture.search, reset: () => fixture.search.type(query) };
  typed.set(fixture, search);
  return search;
}
