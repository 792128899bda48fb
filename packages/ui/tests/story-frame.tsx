import '@fontsource-variable/anuphan';
import type { ReactNode } from 'react';
import { classNames } from '../src/lib/class-names.ts';
import { LiveAnnouncer } from '../src/live-announcer/live-announcer.tsx';
import { OverlayLayer } from '../src/overlay-layer/overlay-layer.tsx';
import '../src/tokens/tokens.css';
import '../src/tokens/base.css';
import '../src/tokens/forced-colors.css';
import '../src/tokens/print.css';
import './story-frame.css';

export interface StoryFrameProps {
  readonly lang: string;
  readonly theme: string;
  /** Inline on a docs page, only as high as its content. */
  readonly isInline?: boolean | undefined;
  readonly children: ReactNode;
}

/** The surroundings of a story: the root with theme and language, a layer for floating elements, a live region. */
export function StoryFrame({ lang, theme, isInline, children }: StoryFrameProps) {
  return (
    <div className={classNames('sw-root sw-story', isInline && 'sw-story--inline')} data-theme={theme} lang={lang}>
      <LiveAnnouncer>
        <OverlayLayer>{children}</OverlayLayer>
      </LiveAnnouncer>
    </div>
  );
}
