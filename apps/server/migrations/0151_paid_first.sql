-- Orders that nobody makes before they are paid: from which channels, how long each waits, and that it was offered again.

alter table pix_accounts
  add column pays_first text[] not null default '{}' check (pays_first <@ array['menu', 'bot', 'counter']),
  add column wait_minutes integer not null default 10 check (wait_minutes between 5 and 60);

alter table orders
  -- Until when it waits for its payment, before anybody makes it.
  add column pay_by timestamptz,
  add column pay_offered boolean not null default false;
create index orders_to_pay on orders (company_id, pay_by) where pay_by is not null;
