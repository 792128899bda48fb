import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { adminQuotation } from '@songwai/core/quotations/admin/quotation-admin-contract';
import type { quotationFields } from '@songwai/core/quotations/quotation-contract';
import type { Static, TObject } from 'typebox';
import { apiBase } from '../http/mount-endpoint.ts';
import type { Quotation } from './queries.ts';

/** The path of a token's PDF, relative to the gateway's address. */
export const pdfPath = (token: string): string => `${apiBase}/fullday/api/v1/quotation_pdf/${token}`;

/** A quotation in wire format. */
export const toWireQuotation = (quotation: Quotation): Static<TObject<typeof quotationFields>> => {
  const { offer, email, daily_start: dailyStart, accepted_at: acceptedAt } = quotation;
  return {
    quotationNo: quotation.number,
    createdDate: bangkokDate(quotation.created_at),
    validUntil: bangkokDate(quotation.valid_until),
    startDate: bangkokDate(quotation.starts_at),
    fullday_pkg_id: quotation.package_id,
    package_name_th: offer.nameTh,
    package_name_en: offer.nameEn,
    max_km: offer.maxKm,
    customer_fee: bahtFromSatang(offer.feeSatang),
    options: offer.options.map(({ id, descTh, descEn, feeSatang }) => ({
      id,
      desc_th: descTh,
      desc_en: descEn,
      customer_fee: bahtFromSatang(feeSatang),
    })),
    skNumber: quotation.drivers,
    messengerGender: quotation.messenger_gender,
    months: quotation.months,
    daysPerWeek: quotation.days_per_week,
    weekdays: quotation.weekdays,
    ...(dailyStart === null ? {} : { dailyStart }),
    packagePrice: bahtFromSatang(quotation.package_satang),
    optFee: bahtFromSatang(quotation.options_satang),
    vat: bahtFromSatang(quotation.vat_satang),
    totalPrice: bahtFromSatang(quotation.total_satang),
    contactName: quotation.contact_name,
    contactPhone: quotation.contact_phone,
    ...(email === null ? {} : { email }),
    companyName: quotation.company_name,
    companyAddress: quotation.company_address,
    companyTaxId: quotation.company_tax_id,
    remark: quotation.remark,
    ...(acceptedAt === null ? {} : { acceptedDate: bangkokDate(acceptedAt) }),
    pdfPath: pdfPath(quotation.token),
  };
};

/** A quotation in wire format for administrators. */
export const toAdminQuotation = (quotation: Quotation): Static<typeof adminQuotation> => ({
  ...toWireQuotation(quotation),
  createdTime: bangkokTime(quotation.created_at),
  userId: quotation.user_id,
  ...(quotation.company_user_id === null ? {} : { companyId: quotation.company_user_id }),
});
