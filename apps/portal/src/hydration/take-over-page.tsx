import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createLoadPage } from '../routes/create-load-page.tsx';
import { PortalRoot, type PortalRootProps } from '../shell/portal-root.tsx';
import { doEarlyPress } from './early-press.ts';
import { adoptAnswers } from './page-data.ts';
import { renderedAddress } from './rendered-address.ts';

/**
 * Makes a page that the server has rendered work, in the nodes that are there. The server renders for visitors: whoever turns out to be signed in
 * gets the page anew, in one step.
 */
export const takeOverPage = async (root: HTMLElement, pages: PortalRootProps, options: RootOptions): Promise<void> => {
  const { portal, texts, queries, bar, find } = pages;
  adoptAnswers(root.ownerDocument, queries);
  const address = renderedAddress(bar.read());
  const [page] = await Promise.all([createLoadPage({ portal, texts, queries, find })(address), portal.session.restore()]);
  const app = <PortalRoot {...pages} first={{ address, page }} onReady={() => doEarlyPress(root.ownerDocument)} />;
  if (portal.session.store.getState().status === 'signedOut') hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
};
