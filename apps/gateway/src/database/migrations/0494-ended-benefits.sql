-- An administrator ended it: nobody else takes a code, and whoever took one sees it until the benefit's last day.
alter table partner_benefits add column ended_at timestamptz;
