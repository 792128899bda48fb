/** What is missing, and how it is made. */
export interface NotBuilt {
  readonly what: string;
  readonly command: string;
  readonly isLeftToYou?: boolean;
}

/** What the site says where the portal itself cannot. */
export const siteTexts = {
  notFoundTitle: { th: 'ไม่พบหน้านี้ | ส่งไว', en: 'Page not found | Songwai' },
  notFoundDescription: { th: 'ไม่มีหน้าที่คุณต้องการในเว็บไซต์นี้', en: 'There is no such page on this site.' },
  /** `isLeftToYou`: `npm start` does not build it by itself. */
  notBuilt: ({ what, command, isLeftToYou = false }: NotBuilt): string =>
    `${what} has not been built yet.\nRun \`${command}\` in the repository${isLeftToYou ? '' : ', or `npm start`, which does it by itself'}.\n`,
} as const;
