// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settleTokens } from './settle-tokens.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'songwai-tokens-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, css: string) => writeFile(join(folder, name), css);

it('a token with one plain value is written as that value, and is defined no more', async () => {
  await write('tokens.css', ':host{--songwai-space-1: 4px; --songwai-leading: 1.55;}');
  const settle = await settleTokens([folder]);
  expect(settle('.a{gap:var(--songwai-space-1);line-height:var(--songwai-leading)}')).toBe('.a{gap:4px;line-height:1.55}');
  expect(settle(':host{--songwai-space-1: 4px;}')).not.toContain('--songwai-space-1');
});

it('a token that a theme, a pointer or another token changes stays a token', async () => {
  await write(
    'tokens.css',
    ':host{--songwai-ink: light-dark(#000, #fff); --songwai-control: 44px; --songwai-rim: var(--songwai-ink)}',
  );
  await write('dense.css', '.dense{--songwai-control: 36px}');
  const css = '.a{color:var(--songwai-ink);height:var(--songwai-control);border-color:var(--songwai-rim)}';
  expect((await settleTokens([folder]))(css)).toBe(css);
});
