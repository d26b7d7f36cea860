-- For how many a customer was told that they come: another number is news to them. Unknown of what was told before.
alter table appointment_news add column people smallint;
