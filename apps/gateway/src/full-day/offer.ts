import { isMonthly } from '@songwai/core/full-day/full-day-rules';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import { type FullDayPackage, findUserGroup, listPackages, type PackageOption } from './catalogue-queries.ts';
import { fullDayTexts } from './texts.ts';

/** A requested package with options. */
export interface OfferRequest {
  readonly packageId: number;
  readonly optionIds: readonly number[];
  readonly hire: 'days' | 'months';
}

/** A package with its chosen options. */
export interface ChosenOffer {
  readonly package: FullDayPackage;
  readonly options: readonly PackageOption[];
}

const refuse = (field: string, text: BusinessRefusal['details']['text']): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** The default list, for customers without a group. */
export const defaultGroup = 'DEFAULT';

/**
 * Finds the requested package on the customer's own list; packages on other groups' lists do not exist for the customer.
 *
 * @param payerId the company, for a user who acts for one.
 * @throws {BusinessRefusal} 422 at the package or at the option that is not offered.
 */
export async function requireOffer(db: Db, payerId: string, request: OfferRequest): Promise<ChosenOffer> {
  const packages = await listPackages(db, (await findUserGroup(db, payerId)) ?? defaultGroup);
  const found = packages.find(({ id }) => id === request.packageId);
  if (found === undefined) return refuse('fullday_pkg_id', fullDayTexts.unknownPackage);
  if (isMonthly(found.duration) !== (request.hire === 'months'))
    return refuse('fullday_pkg_id', request.hire === 'days' ? fullDayTexts.monthlyIsQuoted : fullDayTexts.onlyMonthly);
  const wanted = [...new Set(request.optionIds)];
  const options = wanted.map(
    (optionId, index) =>
      found.options.find(({ id }) => id === optionId) ?? refuse(`options.${index}`, fullDayTexts.unknownOption),
  );
  return { package: found, options };
}
