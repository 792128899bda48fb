import { useMedia } from '@songwai/ui/lib/use-media';
import { splitLocalizedPath } from '../routes/localized-path.ts';
import type { AroundProps } from '../routes/route-entry.ts';
import { useAddress } from '../routes/use-address.ts';
import { AppFrame } from '../shell/menu/app-frame.tsx';

/** The menu around the chat. On a phone an open room has the whole screen: its field stands where the tabs would. */
export function ChatFrame({ hasPage, children }: AroundProps) {
  const isPhone = useMedia('(max-width: 759.98px)');
  const { path } = splitLocalizedPath(useAddress().pathname);
  const isInRoom = path.split('/').length > (path.startsWith('/admin/') ? 3 : 2);
  if (isPhone && isInRoom) return <main id="main">{children}</main>;
  return <AppFrame hasPage={hasPage}>{children}</AppFrame>;
}
