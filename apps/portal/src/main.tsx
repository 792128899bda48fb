import '@fontsource-variable/anuphan';
import '@songwai/ui/tokens/tokens.css';
import '@songwai/ui/tokens/base.css';
import '@songwai/ui/tokens/forced-colors.css';
import '@songwai/ui/tokens/print.css';
import './shell/portal.css';
import './shell/text-size.css';
import { createRoot } from 'react-dom/client';
import { createBrowserBar } from './routes/address-bar.ts';
import { splitLocalizedPath } from './routes/localized-path.ts';
import { createPortal } from './shell/create-portal.ts';
import { createQueries } from './shell/create-queries.ts';
import { createReport } from './shell/errors/report-problem.ts';
import { createTexts } from './shell/language/create-texts.ts';
import { frontDoor } from './shell/language/stored-language.ts';
import { PortalRoot } from './shell/portal-root.tsx';

const { pathname, search, hash } = window.location;
const entrance = frontDoor({ pathname, open: () => window.localStorage });
if (entrance !== pathname) window.history.replaceState(window.history.state, '', entrance + search + hash);
const { language } = splitLocalizedPath(entrance);

const onError = createReport(window, { isForDevelopers: import.meta.env.DEV });
const portal = createPortal({ window, language, version: '1.03', onError });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
// Public pages come rendered from the server.
const isRendered = root.firstElementChild !== null;
// Restored while the first page loads; pages show their skeletons meanwhile.
void portal.session.restore();
const texts = createTexts(language);
const pages = {
  portal,
  texts,
  queries: createQueries(portal.session),
  clock: () => new Date(),
  bar: createBrowserBar(window),
};
// Otherwise React writes errors of rendering to the console, also those that it recovered from.
const options = { onCaughtError: onError, onUncaughtError: onError, onRecoverableError: onError };
if (isRendered) {
  // Not awaited here: what it imports waits for this module. A page that is not taken over still reads, and its links lead on.
  import('./hydration/take-over-page.tsx').then(({ takeOverPage }) => takeOverPage(root, pages, options)).catch(onError);
} else createRoot(root, options).render(<PortalRoot {...pages} />);
