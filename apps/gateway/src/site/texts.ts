/** What was not built, and the command that builds it. */
export interface NotBuilt {
  readonly what: string;
  readonly command: string;
  readonly isLeftToYou?: boolean;
}

/** Texts of the site where the portal itself cannot show them. */
export const siteTexts = {
  siteName: { th: 'ส่งไว', en: 'Songwai' },
  notFoundTitle: { th: 'ไม่พบหน้านี้ | ส่งไว', en: 'Page not found | Songwai' },
  notFoundDescription: { th: 'ไม่มีหน้าที่คุณต้องการในเว็บไซต์นี้', en: 'There is no such page on this site.' },
  /** `isLeftToYou`: `npm start` does not build it. */
  notBuilt: ({ what, command, isLeftToYou = false }: NotBuilt): string =>
    `${what} has not been built yet.\nRun \`${command}\` in the repository${isLeftToYou ? '' : ', or `npm start`, which does it by itself'}.\n`,
  unknownRelease: (release: string, releases: readonly string[]): string =>
    `There is no "${release}" of the widget. There are: ${releases.join(', ')}.\n`,
} as const;
