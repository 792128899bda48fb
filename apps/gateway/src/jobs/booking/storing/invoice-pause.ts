import type { RawBuilder } from 'kysely';

/**
 * Whether booking by invoice rests for a payer, as an expression, so that a booking reads it together with everything else; provided by
 * the room `invoices`.
 */
export type InvoicePause = (asked: { readonly payerId: string; readonly now: Date }) => RawBuilder<boolean>;
