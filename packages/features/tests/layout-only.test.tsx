import { readSheets, rulesOf } from '@songwai/ui/tests/read-sheets';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../../..`;
const sheets = ['packages/features/src', 'apps/portal/src'].flatMap((folder) =>
  readSheets(`${root}/${folder}`).map(({ file, css }) => ({ file: `${folder}/${file}`, css })),
);

/** Properties of appearance, which belong to the design system; screens set only position and size. */
const look =
  /^(?:color|background(?:-color|-image)?|border(?:-(?:top|bottom|block|inline)(?:-start|-end)?)?(?:-color|-style|-radius)?|box-shadow|text-shadow|filter|fill|stroke|font(?:-.+)?|line-height|letter-spacing|text-decoration(?:-.+)?)$/;

/** Sheets of illustrations, which may set appearance. Sheets may leave this list but not be added. */
const drawing: Readonly<Record<string, string>> = {
  'packages/features/src/shared/vehicles/vehicle-drawing.css': 'the six drawings',
  'packages/features/src/orders/panel/order-skeleton.css': 'the grey shapes of what is on its way',
  'apps/portal/src/shell/portal.css': 'the ground of the page behind everything',
};

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(10);
});

test.each(sheets)('$file spells no colour, no shadow and no size of type', ({ css }) => {
  expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull();
  for (const [property, value] of rulesOf(css).flatMap(({ declarations }) => declarations)) {
    if (property === 'box-shadow') expect(value).toBe('none');
    if (property === 'font-size') expect(value).toMatch(/^var\(--songwai-text-/);
  }
});

test.each(sheets.filter(({ file }) => !(file in drawing)))(
  '$file says where things stand, and nothing of how they look',
  ({ css }) => {
    const looks = rulesOf(css).flatMap(({ selector, declarations }) =>
      declarations
        .filter(([property]) => look.test(property))
        .map(([property, value]) => `${selector} { ${property}: ${value} }`),
    );
    expect(looks).toEqual([]);
  },
);

test('whoever is excused still needs it', () => {
  const excused = sheets.filter(({ file }) => file in drawing);
  expect(excused.map(({ file }) => file).toSorted()).toEqual(Object.keys(drawing).toSorted());
  for (const { css } of excused) {
    expect(rulesOf(css).some(({ declarations }) => declarations.some(([property]) => look.test(property)))).toBe(true);
  }
});
