import { startTimer } from '@songwai/core/basics/start-timer';
import { createDemoGateway } from './create-demo-gateway.ts';
import { DemoSign } from './demo-sign.tsx';

/** The demos of this page: one gateway, so that one element follows what another one has booked. */
export const demo = {
  Sign: DemoSign,
  gateway: createDemoGateway({ clock: Date.now, startTimer, fetch: (input, init) => globalThis.fetch(input, init) }),
};
