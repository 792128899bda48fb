import type { Clock } from '@songwai/core/basics/clock';
import type { PortalStartup } from '@songwai/core/startup/portal-startup-calls';
import { gatewayMap } from '@songwai/features/tests/gateway-map';
import { storyNow } from '@songwai/features/tests/story-now';
import { useEffect, useState } from 'react';
import type { findRoute } from '../src/routes/find-route.ts';
import { localizedPath } from '../src/routes/localized-path.ts';
import { createQueries } from '../src/shell/create-queries.ts';
import { createTexts, type PortalTexts } from '../src/shell/language/create-texts.ts';
import type { Portal } from '../src/shell/portal.ts';
import { PortalRoot } from '../src/shell/portal-root.tsx';
import { baseMapQuery, startupQuery } from '../src/shell/startup.queries.ts';
import { createMemoryBar, type MemoryBar } from './create-memory-bar.ts';
import type { StoryPortalOptions } from './create-story-portal.ts';
import { createStoryPortal } from './create-story-portal.ts';
import { startupData } from './startup-data.ts';
import '../src/shell/portal.css';
import './screen-story.css';
// Pages load these when the first of their later texts is asked for. Test files share their modules: a load that the end of one file cuts
// short would fail in all that follow.
import '../src/jobs/detail/job-part-texts.ts';
import '../src/orders/order-texts.ts';
import '../src/settings/section-texts.ts';
// Likewise what stands around every page, which loads when the browser is idle: often as a test ends.
import '../src/shell/around/announcements.tsx';
import '../src/shell/around/around-pages.tsx';
import '../src/shell/around/page-messages.tsx';
import '../src/shell/cookies/cookie-part.tsx';
import '../src/app/app-parts.tsx';

export interface ScreenStoryProps extends StoryPortalOptions {
  /** The address without its language. */
  readonly path: string;
  /** Sets a state that only use of the portal reaches. */
  readonly prepare?: (portal: Portal) => void;
  /** Without the gateway's start-up reply, which the page then asks for itself. */
  readonly isWithoutStartup?: boolean;
  /** On a device where the cookie notice was neither answered nor closed yet. */
  readonly hasCookieNotice?: boolean;
  /** Of the start-up reply, what differs. */
  readonly startup?: Partial<PortalStartup>;
  /** The clock; by default it stands still. */
  readonly clock?: Clock;
  /** The address bar, where a test reads it. */
  readonly bar?: MemoryBar;
  /** Finds the page of a path; by default in the route table. */
  readonly find?: typeof findRoute;
}

const stoppedClock: Clock = () => storyNow;

function createScreen({ prepare, isWithoutStartup = false, hasCookieNotice = false, startup, ...options }: ScreenStoryProps) {
  const portal = createStoryPortal(options);
  const queries = createQueries(portal.session);
  // A story shows where retries end, not the waits between them.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  if (!isWithoutStartup) queries.setQueryData(startupQuery(portal).queryKey, { ...startupData, ...startup });
  queries.setQueryData(baseMapQuery().queryKey, gatewayMap);
  if (!hasCookieNotice) void portal.storage.set('songwai.cookieNotice', 'closed');
  prepare?.(portal);
  return { portal, queries };
}

function Screen(props: ScreenStoryProps) {
  const { language, path, clock = stoppedClock, find } = props;
  const [{ portal, queries }] = useState(() => createScreen(props));
  const [bar] = useState(() => props.bar ?? createMemoryBar(localizedPath(language, path)));
  const [texts, setTexts] = useState<PortalTexts | null>(null);

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const opened = createTexts(language);
      await opened.show({ language, texts: [] });
      if (!isGone) setTexts(opened);
    };
    open().catch(portal.onError);
    return () => {
      isGone = true;
    };
  }, [language, portal]);

  return (
    <div className="sw-root portal-story" lang={language} aria-busy={texts === null}>
      {texts ? <PortalRoot {...{ portal, queries, texts, clock, bar, find }} /> : null}
    </div>
  );
}

/** A page of the portal with the shell around it, as a visitor sees it, over a gateway in memory. */
export function ScreenStory(props: ScreenStoryProps) {
  return <Screen key={props.language} {...props} />;
}
