import type { Page } from '@playwright/test';

/** As if the browser's text size were twice the usual one. The policy of our pages allows no inline style: needs `bypassCSP`. */
export const enlargeText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });
