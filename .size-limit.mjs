// Budgets of downloads, compressed with brotli: one for each thing that a person does, 15 % above what was measured, in whole kB. Whoever needs
// 5 % more takes it; whoever needs 20 % says why. The builds list the files.
import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const dist = 'packages/widget/dist';
const loads = read(`${dist}/loads.json`);
const widget = (name, useCases, limit) => ({
  name: `widget: ${name}`,
  path: [...new Set(useCases.flatMap((useCase) => loads[useCase]))].map((file) => `${dist}/${file}`),
  limit,
  brotli: true,
});

const portal = 'apps/portal/dist';
const routes = read(`${portal}/routes.json`);
/** All that a first visit fetches before the page can be used, without fonts. */
const page = (name, pattern, limit) => ({
  name: `portal: ${name}`,
  path: ['index.html', 'theme.js', ...routes.find((route) => route.pattern === pattern).firstLoad].map(
    (file) => `${portal}/${file}`,
  ),
  limit,
  brotli: true,
});

export default [
  page('reading the home page and checking a price', '/', '190 kB'),
  page('signing in', '/login', '140 kB'),
  page('ordering', '/neworder', '139 kB'),
  page('finding a booking', '/dashboard', '171 kB'),
  page('following a job of one’s own', '/job/:jobId', '167 kB'),
  page('following a delivery by its link', '/t/:trackingId', '149 kB'),
  page('topping up the wallet', '/wallet', '173 kB'),
  page('changing settings', '/settings/:section?', '165 kB'),
  widget('before a guest can type', ['loader'], '9 kB'),
  widget('before the first suggestion', ['firstStep'], '34 kB'),
  widget('the whole booking without the map', ['wholeBooking'], '65 kB'),
  widget('a booking paid by PromptPay or card', ['wholeBooking', 'payingOnTop'], '110 kB'),
  widget('tracking with the map', ['trackingWithMap'], '83 kB'),
  widget('a price check', ['priceCheck'], '39 kB'),
];
