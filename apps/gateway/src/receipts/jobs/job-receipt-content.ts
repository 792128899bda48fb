import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { describeCharge } from '@songwai/core/jobs/fees/charge-text';
import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type { BothTexts, ReceiptContent } from '../../tax-documents/content.ts';
import type { JobPart, ReceiptJob } from './paid-job-view.ts';

/** Carriage within Thailand is exempt from VAT (Revenue Code, section 81 (1) (ณ)). */
export const fareVat = { vatPercent: 0, vatSatang: 0 } as const;

type Line = ReceiptContent['lines'][number];

const waysToPay: Readonly<Record<number, BothTexts>> = {
  [paymentType.cash]: { th: 'เงินสด', en: 'cash' },
  [paymentType.creditCard]: { th: 'บัตร', en: 'card' },
  [paymentType.prepaid]: { th: 'กระเป๋าเงินส่งไว (เงินที่เติมไว้)', en: 'Songwai Wallet (prepaid)' },
  [paymentType.promptPay]: { th: 'พร้อมเพย์', en: 'PromptPay' },
};

/** A company by its own address for invoices; null where it lacks a part, and for individuals. */
export function companyOf(
  payer: Pick<
    ReceiptJob,
    | 'userType'
    | ('companyName' | 'companyAddress' | 'taxId' | 'companyBranch' | 'companyPostcode')
    | ('invoiceName' | 'invoiceAddress' | 'invoiceTaxId' | 'invoiceBranch' | 'invoicePostcode')
  >,
): Addressee | null {
  const companyName = payer.invoiceName ?? payer.companyName;
  const address = payer.invoiceAddress ?? payer.companyAddress;
  const taxNumber = payer.invoiceTaxId ?? payer.taxId;
  if (payer.userType !== 1 || !companyName || !address || !taxNumber) return null;
  return {
    companyName,
    address,
    taxNumber,
    branch: payer.invoiceBranch ?? payer.companyBranch ?? '',
    postcode: payer.invoicePostcode ?? payer.companyPostcode ?? '',
  };
}

/** Whom the receipt of a job names. */
export function addresseeOf(job: ReceiptJob): Addressee | null {
  const { receipt } = job;
  if (receipt === null) return companyOf(job);
  const { companyName, companyAddress: address, taxNumber, branch = '', postcode = '' } = receipt;
  return { companyName, address, taxNumber, branch, postcode };
}

export const customerNameOf = ({ firstName, lastName }: Pick<ReceiptJob, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || 'ลูกค้าส่งไว';

/** The price by its lines, as long as they explain what was paid: a job changed on its way costs otherwise. */
function priceLines(job: ReceiptJob, extras: ReadonlyMap<number, BothTexts>): readonly Line[] {
  const { prices, netSatang, discountSatang, freeCreditSatang, addedSatang, promoCode } = job;
  const km = (job.distanceHundredthsKm / 100).toFixed(2);
  const byVehicle = { th: `ค่าบริการขนส่ง ${job.vehicleTh ?? ''}`.trim(), en: `Delivery ${job.vehicleEn ?? ''}`.trim() };
  const fare = job.fullDay === null ? { th: `${byVehicle.th} ${km} กม.`, en: `${byVehicle.en}, ${km} km` } : byVehicle;
  const lines: readonly Line[] = [
    { text: fare, amountSatang: prices.distanceFareSatang },
    {
      text: { th: `จุดเพิ่ม ${prices.extraStops} จุด`, en: `${prices.extraStops} extra stops` },
      amountSatang: prices.extraStopFeeSatang,
    },
    ...prices.extras.map(({ id, feeSatang }) => ({
      text: extras.get(id) ?? { th: 'บริการเสริม', en: 'Extra service' },
      amountSatang: feeSatang,
    })),
    { text: { th: 'ราคาที่เพิ่มระหว่างหาคนขับ', en: 'Added while finding a driver' }, amountSatang: addedSatang },
    { text: { th: `ส่วนลด ${promoCode ?? ''}`.trim(), en: `Discount ${promoCode ?? ''}`.trim() }, amountSatang: -discountSatang },
    { text: { th: 'เครดิตฟรี', en: 'Free credit' }, amountSatang: -freeCreditSatang },
  ];
  const said = lines.filter(({ amountSatang }) => amountSatang !== 0);
  const sum = said.reduce((total, { amountSatang }) => total + amountSatang, 0);
  return sum === netSatang ? said : [{ text: byVehicle, amountSatang: netSatang }];
}

interface JobFacts {
  readonly parts: readonly JobPart[];
  readonly extras: ReadonlyMap<number, BothTexts>;
  readonly stops: ReceiptContent['stops'];
  readonly paidAt: Date;
}

/** What the receipt for parts of a job says. */
export function jobReceiptContent(job: ReceiptJob, { parts, extras, stops, paidAt }: JobFacts): ReceiptContent {
  const totalSatang = parts.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  return {
    kind: 'receipt',
    addressee: addresseeOf(job),
    customerName: customerNameOf(job),
    lines: parts.flatMap(({ charge, amountSatang }) =>
      charge === null ? priceLines(job, extras) : [{ text: describeCharge(charge), amountSatang }],
    ),
    paidBy: waysToPay[job.paymentType] ?? { th: 'ส่งไว', en: 'Songwai' },
    paidAt: paidAt.toISOString(),
    ...{ withheldSatang: 0, jobId: job.id, invoiceNumber: null, stops },
    ...{ subtotalSatang: totalSatang, ...fareVat, totalSatang },
  };
}
