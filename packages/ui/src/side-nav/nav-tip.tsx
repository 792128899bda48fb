import { Tooltip } from '../tooltip/tooltip.tsx';
import type { RenderTip } from './side-nav.tsx';

/** The texts of a menu of icons as tooltips, for `SideNav` and `AppShell`. */
export const navTip: RenderTip = (text, renderLink) => (
  <Tooltip
    text={text}
    placement="right"
    // The tooltip repeats the link's own name, so it must not become its description too.
    renderTrigger={({ 'aria-describedby': _, ...trigger }) => renderLink(trigger)}
  />
);
