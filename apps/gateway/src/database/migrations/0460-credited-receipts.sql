-- The credit note that takes a part off its receipt again, because an administrator has waived it since.
alter table receipt_parts add column credited_by uuid references tax_documents (id);
