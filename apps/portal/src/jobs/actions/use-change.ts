import { createGuid } from '@songwai/core/basics/ids';
import { type Satang, satangFromBaht } from '@songwai/core/basics/money';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useClock } from '@songwai/features/shared/clock-context';
import { useRef, useState } from 'react';
import { type Action, useAction } from '../../shell/actions/use-action.ts';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** One change of a job, as it is sent. */
export interface ChangeRequest {
  /** What is changed, to what: the same wish sent again is done once. */
  readonly id: string;
  readonly send: (guid: string) => Promise<unknown>;
  /** Said when it is done. */
  readonly doneText: string;
}

/** The changes of one job. */
export interface Change extends Pick<Action, 'isBusy' | 'error'> {
  /** The request that is being sent, or was last. */
  readonly id: string;
  /** The price that the gateway asks for instead of the shown one; null if it agreed. */
  readonly newPriceSatang: Satang | null;
  readonly run: (request: ChangeRequest) => Promise<boolean>;
}

const newPriceOf = ({ code, reply }: GatewayError): Satang | null => {
  const price = code === 409 ? reply['netPrice'] : undefined;
  return typeof price === 'number' ? satangFromBaht(price) : null;
};

/**
 * Sends changes of a job, each once: a request whose answer was lost is repeated with the same guid. After a new price (409) the
 * button asks again; where a driver came first, an alert says so, because the page then shows something else.
 */
export function useChange(onChanged: () => void): Change {
  const portal = usePortal();
  const clock = useClock();
  const action = useAction();
  const guids = useRef(new Map<string, string>());
  const [id, setId] = useState('');
  const [newPriceSatang, setNewPrice] = useState<Satang | null>(null);

  const handleFailure = (error: GatewayError) => {
    const price = newPriceOf(error);
    if (price !== null) {
      setNewPrice(price);
      return;
    }
    if (error.code === 409) portal.part(openAlerts).show({ tone: 'warn', title: error.description });
    if (error.code === 409 || error.isTransient) onChanged();
  };

  const run = (request: ChangeRequest): Promise<boolean> =>
    action.run(async () => {
      const guid = guids.current.get(request.id) ?? createGuid(clock(), portal.random);
      guids.current.set(request.id, guid);
      setId(request.id);
      try {
        await request.send(guid);
      } catch (error) {
        if (error instanceof GatewayError) handleFailure(error);
        throw error;
      }
      guids.current.delete(request.id);
      setNewPrice(null);
      portal.part(openAlerts).show({ tone: 'success', title: request.doneText });
      onChanged();
    });

  return { isBusy: action.isBusy, error: action.error, id, newPriceSatang, run };
}
