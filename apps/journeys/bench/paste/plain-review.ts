import type { Page } from '@playwright/test';

interface PlainStop {
  readonly address: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly phone?: { readonly value: string };
  readonly places: readonly { readonly addressName: string; readonly address: string }[];
}

/** Runs in the page. Sends a pasted text and paints it beside a list of its stops, as text. */
function showPlainReview(): void {
  const field = document.createElement('textarea');
  field.addEventListener('paste', async (event) => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const reply = await fetch('/api/places/paste', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pasted }),
    });
    const { stops }: { readonly stops: readonly PlainStop[] } = await reply.json();
    const source = document.createElement('pre');
    source.textContent = pasted;
    const list = document.createElement('ol');
    for (const { address: read, name, phone, places } of stops) {
      const row = list.appendChild(document.createElement('li'));
      row.textContent = [places[0]?.addressName ?? read.value, places[0]?.address, name?.value, phone?.value].join(' · ');
    }
    document.body.append(source, list);
  });
  document.body.replaceChildren(field);
  field.focus();
}

/** The least that a review of a pasted text can be: the same body to the same gateway, and the text and its stops without marks or controls. */
export async function openPlainReview(page: Page): Promise<void> {
  await page.goto('/readyz');
  await page.evaluate(showPlainReview);
}

/** Leaves only the field, for the next paste. */
export async function clearPlainReview(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const shown of document.querySelectorAll('pre, ol')) shown.remove();
  });
}
