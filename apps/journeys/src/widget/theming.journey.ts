import { expect, test } from '../support/journey-test.ts';
import { partnerOrigin } from '../support/product.ts';

/** Minimum contrast of the brand's colour pairs: text 4.5 to 1, an edge that is a control's only sign 3 to 1. */
const pairs: readonly (readonly [mark: string, grounds: readonly string[], least: number])[] = [
  ['on-brand', ['brand', 'brand-strong'], 4.5],
  ['brand', ['canvas', 'surface', 'raised'], 4.5],
  ['brand-strong', ['canvas', 'surface', 'raised', 'sunken', 'brand-tint'], 4.5],
  ['ink', ['brand-tint'], 4.5],
  ['ink-soft', ['brand-tint'], 4.5],
  ['brand', ['brand-tint'], 3],
];

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const accents = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

for (const theme of ['light', 'dark'] as const) {
  test(`whatever colour a partner gives, its own can be read on it and it on ours, ${theme}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`${partnerOrigin}/?theme=${theme}`);
    // The later steps bring the last colours.
    await page.locator('songwai-booking').getByRole('radio').first().waitFor();
    const unreadable = await page.locator('songwai-booking').evaluate(
      (element: HTMLElement, { accents: given, pairs: judged }) => {
        const probe = document.createElement('span');
        element.shadowRoot?.querySelector('.sw-root')?.append(probe);
        const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        if (!pixel) throw new Error('no canvas');
        // Measure the painted pixel, because a colour may have any notation and lie outside the screen's gamut.
        const luminanceOf = (token: string): number => {
          const value = getComputedStyle(probe).getPropertyValue(`--songwai-${token}`);
          if (!value) throw new Error(`no token ${token}`);
          probe.style.color = `var(--songwai-${token})`;
          pixel.fillStyle = getComputedStyle(probe).color;
          pixel.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((channel) => {
            const share = channel / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const contrastOf = (one: string, other: string): number => {
          const [a, b] = [luminanceOf(one), luminanceOf(other)];
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        };
        const found: string[] = [];
        for (const accent of given) {
          element.style.setProperty('--songwai-accent', accent);
          for (const [mark, backgrounds, least] of judged) {
            for (const background of backgrounds) {
              const contrast = contrastOf(mark, background);
              if (contrast < least) found.push(`${accent}: ${mark} on ${background} ${contrast.toFixed(2)}`);
            }
          }
        }
        return found;
      },
      { accents, pairs },
    );
    expect(unreadable).toEqual([]);
  });
}
