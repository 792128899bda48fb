import { useEffect, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { type InstallWay, openInstall } from './open-install.ts';

/** How the portal can be installed on this device, and the function that asks for it. */
export interface InstallHere {
  /** `unknown` at the first render, which is the same on a server. */
  readonly way: InstallWay;
  readonly ask: () => Promise<boolean>;
}

export function useInstall(): InstallHere {
  const { part } = usePortal();
  const [way, setWay] = useState<InstallWay>('unknown');
  useEffect(() => {
    const { store } = part(openInstall);
    setWay(store.getState().way);
    return store.subscribe((state) => setWay(state.way));
  }, [part]);
  return { way, ask: async () => part(openInstall).ask() };
}
