import type { Db } from '../../platform/db.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { readCatalogueRows } from './catalogue-queries.ts';

/** Reads the catalogue from the database, also within a transaction that changes it. */
export const loadCatalogue = async (db: Db): Promise<Catalogue> => createCatalogue(await readCatalogueRows(db));
