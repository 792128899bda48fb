import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/journey-test.ts';
import { withOwnGateway } from '../support/own-gateway.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: { help: /ให้เราช่วยไหม/, chat: 'แชตกับทีมงาน' },
  en: { help: /Need help\?/, chat: 'Chat with our team' },
} as const;

/** What a deployment writes around its provider's interface: a chat in a frame, with a launcher that nobody asked for. */
const scriptOf = (origin: string): string => `
  const chat = document.createElement('iframe');
  chat.title = 'Chat of another provider';
  const launcher = document.createElement('img');
  launcher.alt = 'Launcher of another provider';
  const setHidden = (isHidden) => { chat.hidden = launcher.hidden = isHidden; };
  setHidden(false);
  chat.src = '${origin}/chat';
  launcher.src = '${origin}/launcher.svg';
  document.body.append(chat, launcher);
  const tell = (what) => fetch('${origin}/tell', { method: 'POST', body: JSON.stringify(what) });
  window.songwaiSupportWidget = {
    identify: (visitor) => tell({ visitor, isHidden: chat.hidden }),
    hide: () => setHidden(true),
    show: () => setHidden(false),
    onHide: (hear) => window.addEventListener('message', (event) => { if (event.origin === '${origin}') hear(); }),
  };`;
const page = `<button onclick="parent.postMessage('closed', '*')">Close this chat</button>`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>';

/** Another provider: its script, its chat, its launcher's picture, and what its server has learnt. */
const openStandIn = async () => {
  const asked: string[] = [];
  const learnt: unknown[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
      '/widget.js?site=songwai': ['text/javascript', scriptOf(origin)],
      '/chat': ['text/html', page],
      '/launcher.svg': ['image/svg+xml', picture],
    };
    if (path === '/tell') learnt.push(JSON.parse((await request.setEncoding('utf8').toArray()).join('')));
    const [type, content] = files[path] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/widget.js?site=songwai`, asked, learnt, close: () => server.close() };
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `another provider's chat comes when it is asked for, knows who asks, and goes when it is closed, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const standIn = await openStandIn();
      await withOwnGateway({ SUPPORT_WIDGET_URL: standIn.url }, async ({ origin }) => {
        await page.goto(origin + portalPath(language, '/login'));
        await signIn(page, language);
        await expect(page).not.toHaveURL(/login/);
        await page.goto(origin + portalPath(language, '/neworder'));
        await page.getByRole('button', { name: text.help }).click();
        expect(standIn.asked).toEqual([]);

        await page.getByRole('button', { name: text.chat }).click();
        const chat = page.frameLocator('iframe[title="Chat of another provider"]').getByRole('button');
        const launcher = page.getByRole('img', { name: 'Launcher of another provider' });
        await expect(chat).toBeVisible();
        await expect(launcher).toBeVisible();
        const visitor = { name: 'พิมพ์ชนก ใจดี', email: 'demo@songwai.test' };
        await expect.poll(() => standIn.learnt).toEqual([{ visitor, isHidden: true }]);
        expect(standIn.asked.toSorted()).toEqual(['/chat', '/launcher.svg', '/tell', '/widget.js?site=songwai']);

        await chat.click();
        await expect(chat).toBeHidden();
        await expect(launcher).toBeHidden();
        await page.getByRole('button', { name: text.help }).click();
        await page.getByRole('button', { name: text.chat }).click();
        await expect(chat).toBeVisible();
      });
      standIn.close();
    },
  );
}
