-- Whom a customer was told that they come to: another person is news to them, at the same time too. Unknown of what was
-- told before.
alter table appointment_news add column agenda_id uuid;
