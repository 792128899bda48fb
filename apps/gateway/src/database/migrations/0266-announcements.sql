-- What the bar above every page says, and the promo code that pages announce.
insert into app_settings (name, value) values
  ('topBarText', '{"th": "", "en": ""}'),
  ('proMotion', 'false'),
  ('proMotionCode', '""');
