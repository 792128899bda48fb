// Budgets of what a visitor loads, brotli. The widget's build writes down which files each use case fetches.
import { readFileSync } from 'node:fs';

const dist = 'packages/widget/dist';
const loads = JSON.parse(readFileSync(new URL(`${dist}/loads.json`, import.meta.url), 'utf8'));
const widget = (name, useCase, limit) => ({ name, path: loads[useCase].map((file) => `${dist}/${file}`), limit, brotli: true });

export default [
  widget('widget: loader', 'loader', '3 kB'),
  widget('widget: before the first step can be used', 'firstStep', '24 kB'),
  widget('widget: before the first step can be used by whoever left a draft', 'firstStepAgain', '25 kB'),
  widget('widget: the whole booking without the map', 'wholeBooking', '50 kB'),
  widget('widget: tracking without the map', 'tracking', '40 kB'),
];
