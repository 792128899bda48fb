import type { Page } from '@playwright/test';

/** Runs in the page. Asks at once at every key, and paints the answer as text. */
function showPlainSearch(address: string): void {
  const field = document.createElement('input');
  const list = document.createElement('div');
  field.setAttribute('role', 'combobox');
  list.setAttribute('role', 'listbox');
  field.addEventListener('input', async () => {
    if (field.value === '') return list.replaceChildren();
    list.setAttribute('aria-busy', 'true');
    const url = new URL(address);
    url.searchParams.set('query', field.value);
    const { places }: { readonly places: readonly Record<string, unknown>[] } = await (await fetch(url)).json();
    const rows = places.map(({ addressName, address: written }) => {
      const row = document.createElement('div');
      row.setAttribute('role', 'option');
      row.textContent = `${addressName} ${written}`;
      return row;
    });
    list.replaceChildren(...rows);
    list.removeAttribute('aria-busy');
  });
  document.body.replaceChildren(field, list);
}

/**
 * The least that a search in a browser can be: a bare field that sends the same request of the same origin to the same gateway, and a list of
 * texts. It does not wait for a pause in typing, so that the product's own pause counts as the product's.
 */
export async function openPlainSearch(page: Page, address: string): Promise<void> {
  await page.goto('/readyz');
  await page.evaluate(showPlainSearch, address);
}
