import type { Portal } from '../../shell/portal.ts';
import { whenUserLeaves } from '../../shell/session/when-user-leaves.ts';

/** What was typed and not sent, by room, until the page is closed or somebody signs out. For `portal.part`. */
export const openDrafts = ({ session }: Portal): Map<string, string> => {
  const drafts = new Map<string, string>();
  whenUserLeaves(session, () => drafts.clear());
  return drafts;
};
