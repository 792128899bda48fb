import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { losslessCompressPng } from '@napi-rs/image';

/** What a picture must save to be written again: one that was compressed before saves next to nothing. */
const worthwhile = 0.02;

// Chromium writes screenshots fast, not small. The same pixels take a fifth less; the repository carries each accepted picture for good.
const folder = join(import.meta.dirname, 'accepted');
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const png = readFileSync(file);
  const smaller = await losslessCompressPng(png);
  if (smaller.length < png.length * (1 - worthwhile)) writeFileSync(file, smaller);
}
