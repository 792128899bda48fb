import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PartnerConfig } from '../../config.ts';
import { inScript } from '../../frame/html.ts';
import type { Page } from '../../frame/page.ts';
import { addressFor, type Visitor } from '../../frame/visitor.ts';

interface PlaygroundPage {
  readonly config: Pick<PartnerConfig, 'songwaiOrigin' | 'partnerId'>;
  readonly visitor: Visitor;
  /** Of the guest's own booking, signed. */
  readonly dropPoint: { readonly reference: string; readonly signature: string };
}

const titles = { en: 'Playground · Songwai for developers', th: 'ลองปรับเอง · ส่งไวสำหรับนักพัฒนา' } as const;
const noScript = {
  en: 'The playground needs JavaScript. The other examples below show the code without it.',
  th: 'หน้านี้ต้องใช้ JavaScript ดูโค้ดโดยไม่ใช้ JavaScript ได้จากตัวอย่างด้านล่าง',
} as const;

/** The description of all elements, as the package of the widget brings it. */
const readManifest = (): unknown =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@songwai/widget/custom-elements.json')), 'utf8'));

/** The page that turns every attribute of every element. */
export const playgroundPage = ({ config, visitor, dropPoint }: PlaygroundPage): Page => {
  const { language } = visitor;
  const data = {
    ...visitor,
    songwaiOrigin: config.songwaiOrigin,
    partner: config.partnerId,
    dropPoint,
    examples: addressFor('/examples', visitor),
    otherLanguage: addressFor('/playground', { ...visitor, language: language === 'th' ? 'en' : 'th' }),
    manifest: readManifest(),
  };
  return {
    visitor,
    path: '/playground',
    title: titles[language],
    styles: ['/assets/playground.css'],
    scripts: [`${config.songwaiOrigin}/widget/v1/songwai.js`, '/assets/playground.js'],
    body: `<div id="app"></div><noscript>${noScript[language]}</noscript>
<script type="application/json" id="data">${inScript(data)}</script>`,
  };
};
