import { bahtFromSatang } from '@songwai/core/basics/money';
import type { fullDayVehicle } from '@songwai/core/full-day/full-day-contract';
import type { Static } from 'typebox';
import type { FullDayPackage, FullDayVehicle, PackageOption } from './catalogue-queries.ts';

type WireVehicle = Static<typeof fullDayVehicle>;
type WirePackage = WireVehicle['packages'][number];

const toWireOption = ({ id, desc, remark, icon, feeSatang }: PackageOption): WirePackage['options'][number] => ({
  id,
  desc_th: desc.th,
  desc_en: desc.en,
  remark_th: remark.th,
  remark_en: remark.en,
  customer_fee: bahtFromSatang(feeSatang),
  icon,
});

const toWirePackage = (offer: FullDayPackage): WirePackage => ({
  fullday_pkg_id: offer.id,
  duration: offer.duration,
  package_name_th: offer.name.th,
  package_name_en: offer.name.en,
  desc_th: offer.desc.th,
  desc_en: offer.desc.en,
  max_km: offer.maxKm,
  customer_fee: bahtFromSatang(offer.feeSatang),
  options: offer.options.map(toWireOption),
});

/** A vehicle of the catalogue in wire format. */
export const toWireVehicle = ({ id, name, desc, imageUrl, overtimePerMinuteSatang, packages }: FullDayVehicle): WireVehicle => ({
  id,
  name_th: name.th,
  name_en: name.en,
  desc_th: desc.th,
  desc_en: desc.en,
  image_url: imageUrl,
  overtime_per_minute: bahtFromSatang(overtimePerMinuteSatang),
  packages: packages.map(toWirePackage),
});
