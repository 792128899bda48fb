// Reads issued documents as Poppler does (Debian's poppler-utils), which many viewers are built on: every field in the text, in reading
// order, and something on every page.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readFonts } from '../../src/platform/pdf/fonts.ts';
import { renderDocument } from '../../src/tax-documents/pdf/render-document.ts';
import { lawfulDocuments } from './lawful-documents.ts';
import { invoiceContent, printed } from './sample-documents.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'songwai-poppler-'));
/** An empty page is smaller as a picture. */
const leastBytes = 5_000;

function isInstalled(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** @returns what is wrong. */
async function check(): Promise<readonly string[]> {
  const fonts = await readFonts();
  const long = ['invoice of 500 jobs', printed(invoiceContent(500)), { 'last job': 'J00048499' }] as const;
  const faults: string[] = [];
  for (const [index, [kind, document, fields]] of [...lawfulDocuments, long].entries()) {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, await renderDocument(document, fonts));
    const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
    for (const [name, value] of Object.entries(fields))
      if (!text.includes(value)) faults.push(`${kind}: ${name} is not in the text`);
    execFileSync('pdftoppm', ['-r', '50', '-png', file, path.join(folder, String(index))]);
    for (const picture of readdirSync(folder).filter((name) => name.startsWith(`${index}-`)))
      if (statSync(path.join(folder, picture)).size < leastBytes) faults.push(`${kind}: ${picture} is empty`);
  }
  return faults;
}

if (isInstalled()) {
  const faults = await check();
  for (const fault of faults) say(fault);
  say(faults.length === 0 ? `${lawfulDocuments.length + 1} documents are read well by Poppler.` : 'Poppler reads otherwise.');
  process.exitCode = faults.length === 0 ? 0 : 1;
} else say('Not run: pdftotext and pdftoppm are not installed (Debian: poppler-utils).');
rmSync(folder, { recursive: true });
