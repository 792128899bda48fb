/** Why a driver could not complete a stop. */
export type VisitFailure = 'absent' | 'refused' | 'wrongAddress' | 'damaged' | 'accident';

/**
 * The consequence: a failed pick-up cancels the job, undelivered goods go back, and administrators decide when the driver cannot
 * continue.
 */
export type FailureOutcome = 'cancelled' | 'goodsReturn' | 'officeDecides';

/** The parts of a failed visit that its text needs. */
interface DescribedFailure {
  /** Index of the stop; 0 is the pick-up. */
  readonly stop: number;
  readonly reason: VisitFailure;
  readonly outcome: FailureOutcome;
}

type Text = { readonly th: string; readonly en: string };

const atPickUp: Readonly<Record<VisitFailure, Text>> = {
  absent: { th: 'ไม่พบผู้ส่ง', en: 'the sender was not there' },
  refused: { th: 'ไม่ได้รับของจากผู้ส่ง', en: 'the goods were not handed over' },
  wrongAddress: { th: 'ที่อยู่ไม่ถูกต้อง', en: 'the address is wrong' },
  damaged: { th: 'ของเสียหาย', en: 'the goods are damaged' },
  accident: { th: 'คนขับประสบอุบัติเหตุ', en: 'the driver had an accident' },
};

const atDelivery: Readonly<Record<VisitFailure, Text>> = {
  ...atPickUp,
  absent: { th: 'ไม่พบผู้รับ', en: 'the recipient was not there' },
  refused: { th: 'ผู้รับปฏิเสธรับของ', en: 'the recipient refused the goods' },
};

const whatFollows: Readonly<Record<FailureOutcome, Text>> = {
  cancelled: { th: 'งานถูกยกเลิก', en: 'The job is cancelled.' },
  goodsReturn: { th: 'คนขับจะนำของกลับคืน', en: 'The driver brings the goods back.' },
  officeDecides: { th: 'เจ้าหน้าที่กำลังดูแลและจะติดต่อคุณ', en: 'Our staff are on it and will contact you.' },
};

/** The customer's text for a failed visit: `Stop 2: the recipient was not there. The driver brings the goods back.` */
export function describeFailure({ stop, reason, outcome }: DescribedFailure): Text {
  const why = (stop === 0 ? atPickUp : atDelivery)[reason];
  return {
    th: `จุดที่ ${stop + 1} ไม่สำเร็จ: ${why.th} ${whatFollows[outcome].th}`,
    en: `Stop ${stop + 1}: ${why.en}. ${whatFollows[outcome].en}`,
  };
}
