-- The second version of privacy policy and terms is in force: it covers drivers and employees, and names what the wallet, hires and promotions come
-- to. A version that an operator has set stays.
update app_settings set value = '"2026-11-26"' where name = 'termsVersion' and value = '"2026-11"';
