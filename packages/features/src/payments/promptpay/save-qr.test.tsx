import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codePayment } from '../../../tests/payments/payment-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { paymentTexts } from '../payment-texts.ts';
import { SaveQr } from './save-qr.tsx';

const clicked = vi.fn();
beforeEach(() => {
  vi.stubGlobal('Path2D', class {});
  // jsdom's URL lacks both; the rest of it is needed to load the code that paints.
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clicked.mockClear();
});

function Story() {
  return <SaveQr payment={codePayment} texts={paymentTexts(useTranslate(), codePayment)} isPhone />;
}
const save = () => {
  render(
    <Surface language="en">
      <Story />
    </Surface>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save the QR code' }));
};

test('the picture that is saved carries the sum and the job, and that it was saved is said', async () => {
  const context = {
    fillRect: vi.fn(),
    fill: vi.fn(),
    fillText: vi.fn(),
    save: vi.fn(),
    restore: vi.fn(),
    translate: vi.fn(),
    scale: vi.fn(),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['png'], { type: 'image/png' })));
  save();
  expect((await screen.findAllByText('QR code saved')).length).toBeGreaterThan(0);
  expect(context.fillText.mock.calls.map(([line]) => line)).toEqual(['฿396.45', 'Job J000-48213 · Songwai']);
  expect(clicked).toHaveBeenCalledWith('promptpay-P00030911.png');
});

test('where the browser cannot make a picture, a screenshot is the way', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  save();
  expect((await screen.findAllByText(/take a screenshot instead/)).length).toBeGreaterThan(0);
});
