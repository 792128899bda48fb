import type { Language } from '@songwai/core/basics/language';
import type { PageTexts } from '@songwai/core/i18n/load-texts';
import type { User } from '@songwai/core/sessions/session-state';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import type { FunctionComponent } from 'react';
import { useState } from 'react';
import type { RouteEntry } from '../src/routes/route-entry.ts';
import type { Portal } from '../src/shell/portal.ts';
import { ScreenStory } from './screen-story.tsx';
import { storyUser } from './story-user.ts';

export interface SectionStoryProps {
  readonly language: Language;
  readonly Section: FunctionComponent;
  readonly texts: PageTexts | readonly PageTexts[];
  readonly user?: User | undefined;
  readonly answers?: Answers | undefined;
  /** As wide as the page, for what looks different there. */
  readonly isWide?: boolean;
  /** Sets a state that only use of the portal reaches. */
  readonly prepare?: (portal: Portal) => void;
}

/** A section of a page alone, in the portal's shell, over a gateway in memory. */
export function SectionStory({ Section, texts, user = storyUser, isWide = false, ...screen }: SectionStoryProps) {
  const [route] = useState(
    (): RouteEntry => ({
      path: '/error',
      permit: 'public',
      index: false,
      frame: 'none',
      texts: ['errors', 'forms', ...[texts].flat()],
      page: async () => ({ Page: Section }),
    }),
  );
  return (
    <main id="main" className={isWide ? 'portal-story__wide' : 'portal-story__section'}>
      <ScreenStory path="/settings" {...{ user, ...screen }} find={() => ({ route, params: {} })} />
    </main>
  );
}
