-- What is asked of a gateway once in a while: its own version, and what groups are called.

alter table channels add column gateway_version text;
alter table conversations add column named_at timestamptz;
