import { fileURLToPath } from 'node:url';

const local = (file: string) => fileURLToPath(new URL(`../src/shell/${file}.ts`, import.meta.url));

/** What libraries bring along for uses that this app has not, and the little that stands in for it. */
export const standIns = [
  // ofetch's packages for addresses and parsing weigh 4 kB, of which the transport uses little.
  { find: /^destr$/, replacement: local('ofetch/destr') },
  { find: /^ufo$/, replacement: local('ofetch/ufo') },
  // wouter still brings a hook that React lacked before version 18.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
  // react-i18next brings the table of HTML's entities for texts with elements in them (`Trans`), which our texts have not.
  { find: /^\.\/unescape\.js$/, replacement: local('language/unescape') },
];
