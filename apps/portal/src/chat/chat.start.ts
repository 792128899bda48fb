import type { StartPage } from '../routes/route-entry.ts';
import { openChat } from '../shell/chat/open-chat.ts';
import { startupQuery } from '../shell/startup.queries.ts';

export const start: StartPage = ({ portal, queries }) => {
  void queries.prefetchQuery(startupQuery(portal));
  portal.part(openChat).start();
};
