import { expect, it } from 'vitest';
import { preloadsOf } from './preloads.ts';

const files = ['assets/index-1.js', 'assets/framework-1.js', 'assets/index-1.css', 'assets/dialog-1.js', 'assets/dialog-1.css'];

it('lists what a page needs beyond the first look of all pages', () => {
  for (const page of ['home.page', 'new-order.page', 'login.page', 'tracking.page', 'order-choices', 'own-parts']) {
    expect(preloadsOf(`assets/${page}-Bx3.js`, files), page).toEqual(['assets/dialog-1.js', 'assets/dialog-1.css']);
  }
});

it('lists only the style sheets of what nobody waits for, and of pages that few visits begin with', () => {
  for (const part of ['own-review', 'order-checkout', 'payment-picker', 'settings.page', 'cancel-dialog', 'display-settings']) {
    expect(preloadsOf(`assets/${part}-Bx3.js`, files), part).toEqual(['assets/dialog-1.css']);
  }
});
