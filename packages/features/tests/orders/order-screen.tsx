import type { OrderState } from '@songwai/core/orders/order-state';
import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Mock } from 'vitest';
import { vi } from 'vitest';
import { LazyContactPeople } from '../../src/orders/opening/personal/lazy-contact-people.tsx';
import type { OrderPanelProps } from '../../src/orders/panel/order-panel.tsx';
import { OrderPanel } from '../../src/orders/panel/order-panel.tsx';
import { ShellPartsContext } from '../../src/orders/shell-parts-context.tsx';
import { StopSearch } from '../../src/orders/stops/stop-search.tsx';
import type { Answers } from '../fixture-gateway.ts';
import { Surface } from '../surface.tsx';
import type { OrderFixture } from './order-fixture.ts';
import { createOrderFixture } from './order-fixture.ts';

export interface OrderScreenOptions {
  readonly state?: Partial<OrderState>;
  readonly answers?: Answers;
  readonly isSignedIn?: boolean;
  /** Suggests the places of a customer who is signed in. */
  readonly hasOwnPlaces?: boolean;
  readonly catalogProblem?: OrderPanelProps['catalogProblem'];
  readonly moment?: OrderPanelProps['moment'];
  /** The panel itself by default. */
  readonly Panel?: ComponentType<OrderPanelProps>;
}

export interface OrderScreen extends OrderFixture, RenderResult {
  readonly user: UserEvent;
  readonly handleBookRequested: Mock<() => boolean>;
}

/** The order in English with a simulated user, over a gateway in memory. */
export function openOrder({
  state,
  answers,
  isSignedIn = true,
  Panel = OrderPanel,
  hasOwnPlaces = false,
  ...panel
}: OrderScreenOptions = {}): OrderScreen {
  const fixture = createOrderFixture(state, answers);
  const handleBookRequested = vi.fn(() => isSignedIn);
  const screen = render(
    <Surface language="en">
      <ShellPartsContext
        value={hasOwnPlaces ? { personal: { transport: fixture.transport, owner: 'u1' }, ContactPart: LazyContactPeople } : {}}
      >
        <Panel
          flow={fixture.flow}
          search={fixture.search}
          onBookRequested={handleBookRequested}
          StopSearch={StopSearch}
          trackingHref={(trackingId) => `/t/${trackingId}`}
          mapBase={null}
          layout="page"
          {...panel}
        />
      </ShellPartsContext>
    </Surface>,
  );
  return { ...fixture, ...screen, user: userEvent.setup(), handleBookRequested };
}
