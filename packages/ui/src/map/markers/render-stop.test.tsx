import { expect, test } from 'vitest';
import { renderStop } from './render-stop.ts';

const stop = { id: 'a', label: '1', name: 'Silom', lat: 13.7, lng: 100.5 };
const look = { isTagLeft: false, canPress: false };

test('a stop that is served shows the check of the timeline, any other its number', () => {
  const done = renderStop(document, { ...stop, state: 'done' }, look).querySelector('.sw-map__node');
  expect(done?.querySelector('svg path')).toBeTruthy();
  expect(done?.textContent).toBe('');
  expect(renderStop(document, { ...stop, state: 'todo' }, look).querySelector('.sw-map__node')?.textContent).toBe('1');
});
