import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesIn, createVisitor, secret } from '../../tests/visit.ts';
import { examplePages } from '../frame/example-list.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const noToken = (html: string): string => html.replace(/token="ey[^"]+"/g, 'token="…"');

let visitor: ReturnType<typeof createVisitor>;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ 'songwai.js': integrity }));
  visitor = createVisitor();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await visitor.leave();
});

/** The React page and the playground are made by the build; journeys visit them. */
const rendered = examplePages.filter(({ path }) => path !== '/react' && path !== '/playground');

describe('the pages of examples', () => {
  it.each(['th', 'en'] as const)('are all found from the list of them, in %s', async (lang) => {
    const { body } = await visitor.visit(`/examples?lang=${lang}`);
    for (const { path, name } of examplePages) {
      expect(body).toContain(`href="${path}?lang=${lang}&#38;theme=light"`);
      expect(body).toContain(name[lang]);
    }
  });

  it.each(rendered)('and from each other: $path', async ({ path }) => {
    const { body, statusCode } = await visitor.visit(`${path}?lang=th&theme=dark`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`href="${path}?lang=th&#38;theme=dark" aria-current="page"`);
    for (const other of examplePages) expect(body).toContain(`href="${other.path}?lang=th&#38;theme=dark"`);
    expect(body).not.toContain(secret);
  });

  it.each(rendered)('show the very code that they are made of: $path', async ({ path }) => {
    const { body } = await visitor.visit(path);
    const codes = Object.entries(codesIn(body));
    expect(codes.length).toBeGreaterThan(0);
    for (const [name, code] of codes.filter(([file]) => file.endsWith('.html'))) {
      const own = noToken(body).replace(/nonce="[^"]+"/g, 'nonce="…"');
      // The file of the plain page has the list of examples in it, which is not the café's.
      const part = name === 'index.html' ? code.slice(0, code.indexOf('</body>')) : code;
      expect(own, name).toContain(part);
    }
  });

  it('show the scripts that they load', async () => {
    const { body } = await visitor.visit('/strict');
    expect(codesIn(body)['strict.js']).toBe(readFileSync(new URL('../../public/strict.js', import.meta.url), 'utf8').trim());
  });

  it.each(rendered)('have nothing inline that their policy would refuse: $path', async ({ path }) => {
    const { body, headers } = await visitor.visit(path);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\sstyle="|\son\w+="/);
  });
});
