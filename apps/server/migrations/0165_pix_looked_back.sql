-- What a bank lists late is looked for once a day, but nothing of before it was connected; the end of a certificate is told of
-- in time; a match by hand can be taken back, so that its money counts elsewhere under the same id of the bank.

alter table pix_accounts
  add column reads_since timestamptz not null default now(),
  add column looked_back_at timestamptz not null default now(),
  add column certificate_told smallint check (certificate_told in (30, 7, 1));
update pix_accounts set reads_since = connected_at;

alter table pix_receipts add column matched_by_hand boolean not null default false;

drop index order_payments_by_outside_id;
create unique index order_payments_by_outside_id on order_payments (company_id, outside_id)
  where outside_id is not null and voided_at is null;
