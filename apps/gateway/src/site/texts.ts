/** What the site says where the portal itself cannot. */
export const siteTexts = {
  notFoundTitle: { th: 'ไม่พบหน้านี้ | ส่งไว', en: 'Page not found | Songwai' },
  notFoundDescription: { th: 'ไม่มีหน้าที่คุณต้องการในเว็บไซต์นี้', en: 'There is no such page on this site.' },
  notBuilt: (what: string, command: string): string =>
    `${what} has not been built yet.\nRun \`${command}\` in the repository, or \`npm start\`, which does it by itself.\n`,
} as const;
