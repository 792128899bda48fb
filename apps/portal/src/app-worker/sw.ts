import { sharedOrderPath, sharedText } from '@songwai/core/orders/links/share-target';
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { saveFormerFiles } from './former-files.ts';
import { openPage } from './open-page.ts';
import { noticeOf, targetOf } from './push-notice.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this a page is opened from the shell, which then waits for its data itself. */
const patienceMs = 8000;
const dayS = 86_400;
/** The built page without content. Pages with content are never stored, because they are one person's. */
const shellPath = '/shell.html';
const formerName = 'songwai-former';

setCacheNameDetails({ prefix: 'songwai' });
const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);

/** Files of pages that were opened but are not precached; their names change with their content. */
const openedFiles = new CacheFirst({
  cacheName: 'songwai-opened',
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * dayS, purgeOnQuotaError: true })],
});

const answerFile = async (event: FetchEvent): Promise<Response> => {
  const stored = (await precache.matchPrecache(event.request)) ?? (await caches.match(event.request, { cacheName: formerName }));
  if (stored) return stored;
  const isLasting = new URL(event.request.url).pathname.startsWith('/assets/');
  return isLasting ? openedFiles.handle({ event, request: event.request }) : fetch(event.request);
};

const answerPage = (event: FetchEvent): Promise<Response> =>
  openPage({
    ask: async () => {
      const preloaded: Response | undefined = await event.preloadResponse;
      return preloaded ?? fetch(event.request);
    },
    shell: () => precache.matchPrecache(shellPath),
    patience: () => new Promise((resolve) => setTimeout(resolve, patienceMs)),
  });

const answerShare = async ({ request }: FetchEvent): Promise<Response> => {
  const path = sharedOrderPath(new URL(request.url).pathname, sharedText(await request.formData()));
  return Response.redirect(new URL(path, self.location.origin).href, 303);
};

const answers = { page: answerPage, file: answerFile, share: answerShare };

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event));
});

self.addEventListener('activate', (event) => {
  const present = new Set(precache.getURLsToCacheKeys().values());
  const takeOver = async () => {
    await saveFormerFiles({ caches, cacheName: cacheNames.precache, formerName, present });
    await precache.activate(event);
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(takeOver());
});
// The first visit's page is under the worker at once: what it opens next is there without a network, too.
clientsClaim();

self.addEventListener('fetch', (event) => {
  const { url, method, mode } = event.request;
  const kind = requestKind({ url: new URL(url), method, mode, origin: self.location.origin });
  if (kind !== 'leave') event.respondWith(answers[kind](event));
});

// A new version waits until the page, which knows whether something is typed, asks for it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = targetOf(event.notification.data, self.location.origin);
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Another page is left as it is: something may be typed there.
    const tab = tabs.find(({ url }) => url.split('#', 1)[0] === target);
    await (tab ? tab.focus() : self.clients.openWindow(target));
  };
  event.waitUntil(open());
});
