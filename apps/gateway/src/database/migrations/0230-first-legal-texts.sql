-- The first full texts of privacy policy and terms are in force. What was noted under the version before was noted without being asked, so everybody
-- is asked once.
update app_settings set value = '"2026-11"' where name = 'termsVersion' and value = '"2026-01"';
