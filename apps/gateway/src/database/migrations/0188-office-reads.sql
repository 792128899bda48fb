-- Windows of failed sign-ins that are over are thrown away by their age, every hour.
create index login_attempts_window on login_attempts (window_started_at);

-- The office reads what one administrator changed.
create index user_changes_by on user_changes (changed_by, id desc) where changed_by is not null;
