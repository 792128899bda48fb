import '@fontsource-variable/anuphan';
import '@songwai/ui/tokens/tokens.css';
import '@songwai/ui/tokens/base.css';
import './shell/portal.css';
import { createRoot } from 'react-dom/client';
import { splitLocalizedPath } from './routes/localized-path.ts';
import { createPortal } from './shell/create-portal.ts';
import { createTexts } from './shell/create-texts.ts';
import { PortalRoot } from './shell/portal-root.tsx';

const { language } = splitLocalizedPath(window.location.pathname);
const portal = createPortal({ window, language, version: '1.03' });
const texts = await createTexts(language);

// The session and the draft are read while the first page is fetched; pages show their skeletons until both are there.
void portal.session.restore();
void portal.order.restore();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(<PortalRoot portal={portal} texts={texts} />);
