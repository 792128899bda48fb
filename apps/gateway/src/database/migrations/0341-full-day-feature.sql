-- Hires by the day are offered to a partner's guests only where the partner has agreed on it with us.
alter table partners drop constraint partners_known_features;
alter table partners add constraint partners_known_features
  check (features <@ array['order', 'tracking', 'priceCheck', 'dropPoint', 'fullDay']);
