/** A line of the basket; prices in baht. */
export interface BasketLine {
  readonly picture: string;
  readonly name: Readonly<Record<'th' | 'en', string>>;
  readonly detail: Readonly<Record<'th' | 'en', string>>;
  readonly price: number;
  readonly count: number;
}

/** What is in the basket of this example. */
export const basket: readonly BasketLine[] = [
  {
    picture: '/shop/bowl.svg',
    name: { en: 'Rice bowl', th: 'ชามข้าว' },
    detail: { en: 'Celadon, 12 cm', th: 'ศิลาดล 12 ซม.' },
    price: 420,
    count: 2,
  },
  {
    picture: '/shop/teapot.svg',
    name: { en: 'Teapot', th: 'กาน้ำชา' },
    detail: { en: 'Iron red, 450 ml', th: 'เคลือบแดง 450 มล.' },
    price: 1850,
    count: 1,
  },
  {
    picture: '/shop/jar.svg',
    name: { en: 'Lemongrass tea', th: 'ชาตะไคร้' },
    detail: { en: 'In a lidded jar, 80 g', th: 'โถมีฝา 80 กรัม' },
    price: 390,
    count: 1,
  },
];

/** @returns the sum of a basket in baht */
export const sumOf = (lines: readonly BasketLine[]): number => lines.reduce((sum, { price, count }) => sum + price * count, 0);

/** `฿1,850`. */
export const inBaht = (amount: number): string => `฿${amount.toLocaleString('en-US')}`;
