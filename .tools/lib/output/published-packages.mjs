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
  'run.mjs': `import { createSongwai, NotFromSongwai } from '@songwai/node';
const songwai = createSongwai({ origin: 'https://songwai.example', partnerId: 'p', secret: 's', webhookSecret: 'whsec_c2VjcmV0' });
const token = await songwai.guestToken({ id: '1', name: 'Maya', phone: '0812345678' });
if (token.split('.').length !== 3) throw new Error('no token: ' + token);
try {
  songwai.readEvent('{}', {});
  throw new Error('read an event that nobody signed');
} catch (error) {
  if (!(error instanceof NotFromSongwai)) throw error;
}
`,
};

/** What partners install: its build, and files that use it. */
export const publishedPackages = [{ name: '@songwai/node', build: 'node', dir: 'packages/node', files: node }];
