import { expect, test, vi } from 'vitest';
import { createScriptBridge, type SupportWidget, type WidgetWindow } from './create-script-bridge.ts';

/** A provider's widget that writes down what it is heard. */
function standIn() {
  const heard: string[] = [];
  let hear: () => void = () => undefined;
  const widget: SupportWidget = {
    identify: (visitor) => heard.push(`identify ${visitor?.name ?? 'nobody'} ${visitor?.email ?? ''}`.trim()),
    hide: () => heard.push('hide'),
    show: () => heard.push('show'),
    onHide: (listener) => {
      hear = listener;
    },
  };
  return { heard, widget, close: () => hear() };
}

const setUp = ({ isBlocked = false } = {}) => {
  const { heard, widget, close } = standIn();
  const window: WidgetWindow = { document };
  const scripts: HTMLScriptElement[] = [];
  let blocked = isBlocked;
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
    queueMicrotask(() => {
      if (blocked) return (script as HTMLScriptElement).onerror?.('blocked');
      window.songwaiSupportWidget = widget;
      return (script as HTMLScriptElement).onload?.(new Event('load'));
    });
  });
  const bridge = createScriptBridge({ window, url: 'https://chat.test/widget.js', onError: vi.fn() });
  return { bridge, heard, close, scripts, allow: () => (blocked = false) };
};

test('it loads when it is first wanted, hidden, and knows who asks', async () => {
  const { bridge, heard, scripts } = setUp();
  bridge.identify({ name: 'พิมพ์ชนก', email: 'p@songwai.test' });
  expect(scripts).toHaveLength(0);
  await bridge.show();
  expect(scripts.map(({ src }) => src)).toEqual(['https://chat.test/widget.js']);
  expect(heard).toEqual(['hide', 'identify พิมพ์ชนก p@songwai.test', 'show']);
  await bridge.show();
  expect(scripts).toHaveLength(1);
});

test('closed by its own button it is hidden altogether, and the help button hears of it', async () => {
  const { bridge, heard, close } = setUp();
  const hear = vi.fn();
  const stop = bridge.onHidden(hear);
  await bridge.show();
  close();
  expect(heard.at(-1)).toBe('hide');
  expect(hear).toHaveBeenCalledOnce();
  stop();
  close();
  expect(hear).toHaveBeenCalledOnce();
});

test('whoever signs out is forgotten', async () => {
  const { bridge, heard } = setUp();
  await bridge.show();
  bridge.identify(null);
  await vi.waitFor(() => expect(heard.at(-1)).toBe('identify nobody'));
});

test('blocked, it fails, and the next press tries again', async () => {
  const { bridge, heard, allow } = setUp({ isBlocked: true });
  await expect(bridge.show()).rejects.toThrow('did not load');
  allow();
  await bridge.show();
  expect(heard.at(-1)).toBe('show');
});
