import { escapeHtml, inScript } from '../../frame/html.ts';
import { readOwnFile } from '../../frame/own-files.ts';
import type { Page } from '../../frame/page.ts';
import type { Visitor } from '../../frame/visitor.ts';

/** What the app is rendered with, on the server and in the browser. */
export interface AppProps extends Visitor {
  readonly songwaiOrigin: string;
  readonly partner: string;
}

interface ReactPage {
  readonly visitor: Visitor;
  /** The app as the server rendered it. */
  readonly html: string;
  readonly props: Readonly<Record<string, string>>;
}

const names = {
  en: { name: 'Chandra Residences', title: 'Send a parcel · Chandra Residences' },
  th: { name: 'จันทราเรสซิเดนซ์', title: 'ส่งของ · จันทราเรสซิเดนซ์' },
} as const;

/** The residents' page: rendered already, with what the browser needs to go on. */
export const reactPage = ({ visitor, html, props }: ReactPage): Page => {
  const { name, title } = names[visitor.language];
  return {
    visitor,
    path: '/react',
    title,
    styles: ['/page.css', '/react.css'],
    scripts: ['/assets/react-host.js'],
    body: `<header class="bar"><p>${escapeHtml(name)}</p></header>
<div id="app">${html}</div>
<script type="application/json" id="props">${inScript(props)}</script>`,
    code: [
      ...(['parcel-app.tsx', 'app-state.ts', 'facts.tsx', 'hydrate.tsx', 'render.tsx'] as const).map((file) => ({
        name: file,
        language: 'tsx' as const,
        code: readOwnFile(`react-host/${file}`),
      })),
      { name: 'react-route.ts', language: 'typescript', code: readOwnFile('src/pages/react/react-route.ts') },
    ],
  };
};
