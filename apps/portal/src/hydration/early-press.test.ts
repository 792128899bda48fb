import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import earlyPress from '../../public/early-press.js?raw';
import { doEarlyPress } from './early-press.ts';

beforeAll(() => {
  const script = document.createElement('script');
  script.text = earlyPress;
  document.head.append(script);
});
afterEach(() => {
  delete document.documentElement.dataset['works'];
});

function renderButtons() {
  document.body.innerHTML = '<div id="root"><button><b>Menu</b></button><button>Next</button><a href="#x">Link</a></div>';
  const [menu, next] = document.querySelectorAll('button');
  if (!menu || !next) throw new Error('There are no buttons.');
  return { menu, next };
}

test('a press before the page works is done once it does, and only the last one', () => {
  const { menu, next } = renderButtons();
  next.click();
  menu.querySelector('b')?.click();
  const handleMenu = vi.fn();
  const handleNext = vi.fn();
  menu.addEventListener('click', handleMenu);
  next.addEventListener('click', handleNext);
  doEarlyPress(document);
  expect(handleMenu).toHaveBeenCalledOnce();
  expect(handleNext).not.toHaveBeenCalled();
});

test('a press on a page that works is not done again', () => {
  const { menu } = renderButtons();
  doEarlyPress(document);
  const handleMenu = vi.fn();
  menu.addEventListener('click', handleMenu);
  menu.click();
  doEarlyPress(document);
  expect(handleMenu).toHaveBeenCalledOnce();
});

test('whoever pressed something else last, such as a link, is not taken elsewhere', () => {
  const { menu } = renderButtons();
  menu.click();
  document.querySelector('a')?.click();
  const handleMenu = vi.fn();
  menu.addEventListener('click', handleMenu);
  doEarlyPress(document);
  expect(handleMenu).not.toHaveBeenCalled();
});
