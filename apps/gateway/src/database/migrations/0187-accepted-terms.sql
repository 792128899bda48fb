-- A version of the terms can be accepted after the sign-up too, and a partner's guest accepts the partner's own.
alter table consents drop constraint consents_kind_check;
alter table consents
  -- Whose terms, where they are a partner's; terms_version is their number then.
  add column partner_id text references partners (id) on delete cascade,
  -- terms: privacy policy and terms of use; partnerTerms: those of the partner that signed the guest on; promotions: pdpaQuestion2.
  add constraint consents_kind_check check (kind in ('terms', 'partnerTerms', 'promotions')),
  add constraint consents_partner check ((partner_id is not null) = (kind = 'partnerTerms'));
