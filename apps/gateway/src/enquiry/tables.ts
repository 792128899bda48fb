import type { Language } from '@songwai/core/basics/language';
import type { BusinessType, EnquiredGoods, EnquiredVehicle } from '@songwai/core/enquiry/enquiry-choices';
import type { Generated } from 'kysely';

/** What a business asks of us; the migration explains the columns. */
export interface EnquiriesTable {
  id: Generated<number>;
  guid: string;
  revision: Generated<number>;
  contact_name: string;
  full_name: string;
  phone: string;
  email: string | null;
  business_name: string;
  business_type: BusinessType | null;
  delivery_types: readonly EnquiredGoods[];
  vehicle_types: readonly EnquiredVehicle[];
  monthly_deliveries: number | null;
  remark: string;
  language: Language;
  terms_version: string;
  accepted_at: Date;
  wants_promotions: boolean;
  is_suspected: boolean;
  created_at: Date;
  updated_at: Date;
}

/** How far an enquiry has come on its way into the CRM. */
export type CrmState = 'waiting' | 'delivered' | 'stored' | 'failed';

/** The way of one enquiry into the CRM. */
export interface CrmDeliveriesTable {
  enquiry_id: number;
  state: Generated<CrmState>;
  revision: number;
  attempts: Generated<number>;
  /** Attempts at all revisions. */
  total_attempts: Generated<number>;
  next_attempt_at: Date;
  error: Generated<string | null>;
  settled_at: Generated<Date | null>;
  organization_id: Generated<number | null>;
  person_id: Generated<number | null>;
  lead_id: Generated<string | null>;
  deal_id: Generated<number | null>;
  noted_revision: Generated<number>;
}

interface EnquiryKeysTable {
  id: Generated<number>;
  secret: Uint8Array;
}

/** Tables of the room `enquiry`. */
export interface EnquiryTables {
  enquiries: EnquiriesTable;
  crm_deliveries: CrmDeliveriesTable;
  enquiry_keys: EnquiryKeysTable;
}

declare module '../database/tables.ts' {
  interface Database extends EnquiryTables {}
}
