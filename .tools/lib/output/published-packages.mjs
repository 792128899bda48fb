import { snippetOf } from '../docs/snippet.mjs';

const start = 'embedding/start.md';

/** The server of the five-minute start, at a port that is free here and that it says to whoever started it. */
const serverOfStart = snippetOf(start, 'js').replace(
  '.listen(3000)',
  '.listen(0, function () { process.send(this.address().port); })',
);

/** Uses the package as its README shows: `check.ts` is only type-checked, `run.mjs` is run. */
const node = {
  'check.ts': `import { createSongwai, NotFromSongwai, type SongwaiEvent } from '@songwai/node';
const songwai = createSongwai({ origin: 'https://songwai.example', partnerId: 'p', secret: 's', webhookSecret: 'whsec_c2VjcmV0' });
const token: string = await songwai.guestToken({ id: '1', name: 'Maya', phone: '0812345678' });
const jobOf = (event: SongwaiEvent): string => (event.type === 'drop_point.saved' ? event.data.reference : event.data.jobId);
try {
  jobOf(songwai.readEvent('{}', {}));
} catch (error) {
  if (!(error instanceof NotFromSongwai)) throw error;
}
// @ts-expect-error a guest needs a phone number
await songwai.guestToken({ id: '1', name: 'Maya' });
export { token };
`,
  'server.mjs': serverOfStart,
  'page.html': snippetOf(start, 'html'),
  'run.mjs': `import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createSongwai, NotFromSongwai } from '@songwai/node';
const songwai = createSongwai({ origin: 'https://songwai.example', partnerId: 'p', secret: 's', webhookSecret: 'whsec_c2VjcmV0' });
const token = await songwai.guestToken({ id: '1', name: 'Maya', phone: '0812345678' });
if (token.split('.').length !== 3) throw new Error('no token: ' + token);
try {
  songwai.readEvent('{}', {});
  throw new Error('read an event that nobody signed');
} catch (error) {
  if (!(error instanceof NotFromSongwai)) throw error;
}
const server = fork('server.mjs', { env: { ...process.env, SONGWAI_ORIGIN: 'https://songwai.example', SONGWAI_PARTNER_ID: 'p', SONGWAI_SECRET: 's' } });
const [port] = await once(server, 'message');
const read = async (path) => (await fetch('http://localhost:' + port + path)).text();
if ((await read('/songwai-token')).split('.').length !== 3) throw new Error('the server of the start gives no token');
if (!(await read('/')).includes('<songwai-booking')) throw new Error('the server of the start has no page');
server.kill();
`,
};

const widget = {
  'check.ts': `import { loadSongwai, type BookedDetail, type SongwaiBookingElement, type StopOfPage } from '@songwai/widget';
const songwai = await loadSongwai({ origin: 'https://songwai.example', version: '1.4.2', integrity: 'sha384-x', nonce: 'n' });
const stops: readonly StopOfPage[] = [{ name: 'Front desk', lat: 13.72, lng: 100.51 }];
const booking = document.createElement('songwai-booking');
booking.partner = 'baanchandra';
booking.stops = stops;
booking.getToken = async () => null;
booking.addEventListener('songwai:booked', ({ detail }) => booked(detail));
document.addEventListener('songwai:not-found', ({ detail }) => booked({ jobId: '', ...detail }));
const booked = ({ trackingId }: BookedDetail): string => trackingId;
const mounted: SongwaiBookingElement | undefined = songwai?.mount('#here', {
  element: 'songwai-booking',
  partner: 'baanchandra',
  on: { 'songwai:booked': ({ detail }) => booked(detail) },
});
mounted?.reset();
// @ts-expect-error a theme that there is not
booking.theme = 'blue';
// @ts-expect-error nobody can set what is booked
booking.value = 'x';
// @ts-expect-error the tracking is not booked
songwai?.mount('#here', { element: 'songwai-tracking', on: { 'songwai:booked': () => undefined } });
// @ts-expect-error where from?
await loadSongwai({});
`,
  'components.tsx': `import { SongwaiBooking, SongwaiTracking } from '@songwai/widget/react';
import type { SongwaiBookingElement } from '@songwai/widget';
import { useRef } from 'react';
export const Page = () => {
  const ref = useRef<SongwaiBookingElement>(null);
  return (
    <>
      <SongwaiBooking ref={ref} partner="baanchandra" pickUp="Front desk" getToken={async () => null} className="wide" data-test="x"
        stops={[{ name: 'Front desk', lat: 13.72, lng: 100.51 }]} onBooked={({ detail }) => ref.current?.reset() ?? detail.trackingId}>
        <p slot="footer">02 000 0000</p>
      </SongwaiBooking>
      <SongwaiTracking trackingId="abc" onNotFound={({ detail }) => detail.trackingId} />
      {/* @ts-expect-error the tracking is not booked */}
      <SongwaiTracking onBooked={() => undefined} />
    </>
  );
};
`,
  'start.tsx': snippetOf(start, 'tsx'),
  'jsx.tsx': `import type {} from '@songwai/widget/jsx';
export const page = (
  <songwai-booking partner="baanchandra" pick-up="Front desk" required onsongwai:booked={({ detail }) => detail.trackingId} class="wide">
    <p slot="footer">02 000 0000</p>
  </songwai-booking>
);
// @ts-expect-error a theme that there is not
export const wrong = <songwai-tracking theme="blue" />;
`,
  'preact.tsx': `/** @jsxImportSource preact */
import type {} from '@songwai/widget/preact';
export const page = (
  <songwai-booking partner="baanchandra" pick-up="Front desk" required onsongwai:booked={({ detail }) => detail.trackingId} class="wide" />
);
// @ts-expect-error a theme that there is not
export const wrong = <songwai-tracking theme="blue" />;
`,
  'vue.ts': `import type {} from '@songwai/widget/vue';
import type { GlobalComponents } from 'vue';
type Props = InstanceType<GlobalComponents['songwai-booking']>['$props'];
export const props: Props = { partner: 'baanchandra', 'pick-up': 'Front desk', 'onSongwai:booked': ({ detail }) => detail.trackingId };
// As a template has them: :getToken.prop, @songwai:sign-on
export const inTemplate: Props = { getToken: async () => null, 'onSongwai:signOn': ({ detail }) => detail.partner };
// @ts-expect-error a theme that there is not
export const wrong: Props = { theme: 'blue' };
`,
  'svelte.ts': `import type {} from '@songwai/widget/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
type Props = SvelteHTMLElements['songwai-booking'];
export const props: Props = { partner: 'baanchandra', 'pick-up': 'Front desk', 'onsongwai:booked': ({ detail }) => detail.trackingId };
// @ts-expect-error a theme that there is not
export const wrong: Props = { theme: 'blue' };
`,
  'run.mjs': `import { readFileSync } from 'node:fs';
import { loadSongwai } from '@songwai/widget';
import { SongwaiBooking } from '@songwai/widget/react';
import '@songwai/widget/jsx';
import manifest from '@songwai/widget/custom-elements.json' with { type: 'json' };
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
const expect = (what, given, wanted) => {
  if (given !== wanted) throw new Error(what + ': ' + given + ' instead of ' + wanted);
};
expect('on a server', await loadSongwai({ origin: 'https://songwai.example' }), null);
const props = { partner: 'baanchandra', pickUp: 'Front desk', readOnly: true, required: false, getToken: async () => null, onBooked() {}, className: 'wide', metadata: { room: '7' } };
expect(
  'the markup of a server',
  renderToString(createElement(SongwaiBooking, props, createElement('p', { slot: 'footer' }, '02 000 0000'))),
  '<songwai-booking pick-up="Front desk" metadata="{&quot;room&quot;:&quot;7&quot;}" read-only="" partner="baanchandra" class="wide"><p slot="footer">02 000 0000</p></songwai-booking>',
);
if (!readFileSync('node_modules/@songwai/widget/react.js', 'utf8').startsWith("'use client';")) throw new Error('a server component cannot import it');
const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
if (!tags.includes('songwai-booking') || !tags.includes('songwai-tracking')) throw new Error('the manifest lacks elements: ' + tags);
`,
};

const partner = {
  'run.mjs': `import { spawnSync } from 'node:child_process';
const bin = process.platform === 'win32' ? 'node_modules/.bin/songwai-partner.cmd' : 'node_modules/.bin/songwai-partner';
const run = (words, wanted) => {
  const env = { ...process.env, SONGWAI_PARTNER_ID: 'p', SONGWAI_SECRET: 's', SONGWAI_ORIGIN: 'http://localhost:9' };
  const { status, stdout, stderr } = spawnSync(bin, words, { encoding: 'utf8', env, shell: process.platform === 'win32' });
  if (status !== wanted) throw new Error(words.join(' ') + ' ended with ' + status + ': ' + stdout + stderr);
  return stdout + stderr;
};
const expect = (text, part) => {
  if (!text.includes(part)) throw new Error('"' + part + '" is not in: ' + text);
};
expect(run(['--help'], 0), 'webhook listen');
expect(run(['preflight', '--help'], 0), '--json');
if (run(['guest'], 0).split('.').length < 3) throw new Error('no token');
expect(run(['webhook', 'list'], 1), 'does not answer');
expect(run(['gateway'], 1), 'npm start');
expect(run(['preflight'], 2), 'the address of one page');
`,
};

/** What partners install: its build, files that use it, and what they have beside it. */
export const publishedPackages = [
  { name: '@songwai/node', build: 'node', dir: 'packages/node', files: node },
  { name: '@songwai/partner', build: 'partner', dir: 'packages/partner', files: partner },
  {
    name: '@songwai/widget',
    build: 'widgetPackage',
    dir: 'packages/widget/npm/dist',
    files: widget,
    beside: {
      folder: 'packages/widget',
      modules: ['react', 'react-dom', '@types/react', 'preact', 'vue', 'svelte'],
    },
  },
];
