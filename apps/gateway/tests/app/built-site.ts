import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A minimal build of portal and widget, with the real file names. */
const routes = [
  {
    pattern: '/',
    title: { th: 'ส่งไว | ส่งด่วน', en: 'Songwai | Fast delivery' },
    description: { th: 'เรียกรถส่งของ "ทันที"', en: 'Send it "now" & follow it' },
    index: true,
  },
  {
    pattern: '/neworder',
    title: { th: 'ส่งของ', en: 'New order' },
    description: { th: 'จองรถ', en: 'Book a driver' },
    index: true,
  },
  {
    pattern: '/t/:trackingId',
    title: { th: 'ติดตาม', en: 'Track' },
    description: { th: 'ดูคนขับ', en: 'See the driver' },
    index: false,
  },
  {
    pattern: '/termsandconditions/:partner',
    title: { th: 'ข้อกำหนดของพาร์ตเนอร์', en: 'A partner’s terms' },
    description: { th: 'ข้อกำหนด', en: 'Terms' },
    index: false,
  },
  {
    pattern: '/faq',
    title: { th: 'คำถาม', en: 'Questions' },
    description: { th: 'คำตอบ', en: 'Answers' },
    keywords: { th: 'ถาม, ตอบ', en: 'ask, "answer"' },
    index: true,
    renderedWith: ['assets/faq-2b3c4d5e.css'],
  },
  {
    pattern: '/promotions/:newsId',
    title: { th: 'โปรโมชัน', en: 'A promotion' },
    description: { th: 'โค้ด', en: 'A code' },
    index: true,
  },
  {
    pattern: '/error',
    title: { th: 'มีบางอย่างผิดพลาด', en: 'Something went wrong' },
    description: { th: 'หน้านี้เปิดไม่ได้', en: 'This page cannot be shown' },
    index: false,
  },
];

const html = `<!doctype html>
<html lang="th">
  <head>
    <title>Songwai</title>
    <meta name="description" content="">
    <script type="module" src="/assets/index-1a2b3c4d.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** Renders what it asks the gateway for, and counts; fails for the topic `broken`. */
const renderer = `
let count = 0;
export const pageKeyOf = ({ pathname, search }) => pathname + search;
export const renderPage = async ({ address, fetch, now }) => {
  count += 1;
  if (address.search === '?topic=broken') throw new Error('The page is broken.');
  const reply = await fetch('/api/text_search?query=&channel=web', { headers: { accept: 'application/json' } });
  const { responseCode } = await reply.json();
  return { html: '<main>Rendering ' + count + ' at ' + now.toISOString() + '</main>', data: JSON.stringify({ responseCode }) };
};
`;

/** The folders that the build is written to. */
export interface BuiltFolders {
  readonly PORTAL_DIR: string;
  readonly WIDGET_DIR: string;
  readonly STORYBOOK_DIR: string;
}

/** Creates the folders and writes the build into them. */
export async function writeBuiltSite({
  PORTAL_DIR: portalDir,
  WIDGET_DIR: widgetDir,
  STORYBOOK_DIR: storybookDir,
}: BuiltFolders): Promise<void> {
  await mkdir(path.join(storybookDir, 'assets'), { recursive: true });
  await mkdir(path.join(portalDir, 'assets'), { recursive: true });
  await mkdir(path.join(portalDir, 'server'), { recursive: true });
  await mkdir(path.join(widgetDir, 'chunks', '9f8e7d6c5b'), { recursive: true });
  await Promise.all([
    writeFile(path.join(portalDir, 'sw.js'), 'self;'),
    writeFile(path.join(portalDir, 'shell.html'), html),
    writeFile(path.join(portalDir, 'manifest.th.webmanifest'), '{}'),
    writeFile(path.join(portalDir, 'index.html'), html),
    writeFile(path.join(portalDir, 'routes.json'), JSON.stringify(routes)),
    // A module for Node, wherever its folder lies.
    writeFile(path.join(portalDir, 'server', 'package.json'), '{"type":"module"}'),
    writeFile(path.join(portalDir, 'server', 'render-page.js'), renderer),
    writeFile(path.join(portalDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(path.join(portalDir, 'assets', 'index-1a2b3c4d.js'), 'export {};'),
    writeFile(path.join(storybookDir, 'index.html'), '<!doctype html><title>Songwai</title>'),
    writeFile(path.join(storybookDir, 'assets', 'button-5e6f7a8b.js'), 'export {};'),
    writeFile(path.join(widgetDir, 'version.json'), '{"version":"1.4.2"}'),
    writeFile(path.join(widgetDir, 'integrity.json'), '{}'),
    writeFile(path.join(widgetDir, 'songwai.js'), 'export {};'),
    writeFile(path.join(widgetDir, 'songwai.exact.js'), 'export { exact };'),
    writeFile(path.join(widgetDir, 'chunks', '9f8e7d6c5b', 'booking.js'), 'export {};'),
  ]);
}
