import '@fontsource-variable/anuphan';
import '@songwai/ui/tokens/tokens.css';
import '@songwai/ui/tokens/base.css';
import '@songwai/ui/tokens/forced-colors.css';
import '@songwai/ui/tokens/print.css';
import './shell/portal.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { findRoute } from './routes/find-route.ts';
import { splitLocalizedPath } from './routes/localized-path.ts';
import { createPortal } from './shell/create-portal.ts';
import { createQueries } from './shell/create-queries.ts';
import { createTexts } from './shell/create-texts.ts';
import { PortalRoot } from './shell/portal-root.tsx';

const { language, path } = splitLocalizedPath(window.location.pathname);
const route = findRoute(path);
// The first page's code comes while its texts do. Should it not arrive, the page asks for it again and says so.
void Promise.allSettled([route?.loadPage()]);

const portal = createPortal({ window, language, version: '1.03' });
// Read while the first page is fetched; pages show their skeletons until it is there.
void portal.session.restore();
const texts = await createTexts({ language, namespaces: route?.texts ?? [] });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <PortalRoot
    portal={portal}
    texts={texts}
    queries={createQueries()}
    clock={() => new Date()}
    openRouter={createBrowserRouter}
  />,
);
