import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, in the order in which it is copied; a line of the page is a line here. */
export async function readPdf(file: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  await task.destroy();
  return pages;
}
