import type { SnippetInput } from './snippet.ts';

/** The next step: the server that signs the tokens. */
export const tokenSnippet = ({ songwaiOrigin, values }: SnippetInput): string => `import { createSongwai } from '@songwai/node';

const songwai = createSongwai({
  origin: '${songwaiOrigin}',
  partnerId: '${(values['partner'] ?? '…').replaceAll("'", "\\'")}',
  secret: process.env.SONGWAI_SECRET, // never sent to a browser
});

app.post('/songwai-token', async (request, response) => {
  const { id, name, phone } = request.guest; // who is signed in with you
  response.type('text/plain').send(await songwai.guestToken({ id, name, phone }));
});`;
