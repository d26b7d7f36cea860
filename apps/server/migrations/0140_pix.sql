-- PIX by the company's own account at its bank: charges with ids of ours, what came in, and what went back.

create table pix_accounts (
  company_id uuid primary key references companies on delete cascade,
  bank text not null check (bank in ('efi', 'inter', 'sicoob', 'bb')),
  -- The key whose payments this account takes, as the bank carries it; it is the company's own (0020).
  pix_key text not null,
  client_id text not null,
  -- Sealed: secret, certificate with its key, and the application's key where the bank has one.
  access text not null,
  certificate_name text,
  certificate_ends_at timestamptz,
  -- What an address of callbacks is made of, so that a new one closes the old.
  callback_round integer not null default 1,
  connected_at timestamptz not null,
  -- Since when the bank denies us, and its words; a person must look.
  denied_at timestamptz,
  denied_words text,
  -- A charge of one cent was paid and seen.
  tested_at timestamptz,
  -- Up to when what came in has been read.
  read_until timestamptz not null
);
select app.build_wall('pix_accounts');
grant select, insert, update, delete on pix_accounts to {{app_role}};

create table pix_charges (
  company_id uuid not null references companies on delete cascade,
  -- Ours, before the bank knows of it: 32 hex digits.
  txid text not null check (txid ~ '^[0-9a-f]{32}$'),
  -- Null for the trial of a connection.
  order_id uuid,
  amount_cents integer not null check (amount_cents > 0),
  -- `making`: the bank may know it or not. `ending`: nobody shall pay it any more, the bank is to say so.
  state text not null check (state in ('making', 'open', 'paid', 'ending', 'ended', 'failed')),
  code text,
  seconds integer not null check (seconds > 0),
  expires_at timestamptz,
  -- Why there is none, in the bank's words.
  failure text,
  created_at timestamptz not null,
  primary key (company_id, txid),
  foreign key (company_id, order_id) references orders
);
select app.build_wall('pix_charges');
grant select, insert, update on pix_charges to {{app_role}};
-- Two who ask at once get one charge.
create unique index one_charge_an_order on pix_charges (company_id, order_id) where state in ('making', 'open');
create index pix_charges_of_order on pix_charges (company_id, order_id, created_at desc);
create index pix_charges_under_way on pix_charges (company_id, created_at) where state in ('making', 'open', 'ending');

create table pix_receipts (
  company_id uuid not null references companies on delete cascade,
  end_to_end_id text not null,
  txid text,
  amount_cents integer not null check (amount_cents > 0),
  -- The bank's own moment.
  at timestamptz not null,
  -- The order that it counts for, and how much of it; null for what nobody expected.
  order_id uuid,
  counted_cents integer not null default 0 check (counted_cents between 0 and amount_cents),
  seen_at timestamptz not null,
  primary key (company_id, end_to_end_id),
  foreign key (company_id, order_id) references orders
);
select app.build_wall('pix_receipts');
grant select, insert, update on pix_receipts to {{app_role}};
create index pix_receipts_by_time on pix_receipts (company_id, at desc);
create index pix_receipts_of_order on pix_receipts (company_id, order_id);

create table pix_refunds (
  company_id uuid not null references companies on delete cascade,
  end_to_end_id text not null,
  -- Ours, or the bank's where nobody of the shop asked.
  id text not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('asked', 'under-way', 'returned', 'failed')),
  -- Asked for by a bank, as after a fraud.
  is_foreign boolean not null default false,
  reason text,
  employee_id uuid,
  asked_at timestamptz not null,
  primary key (company_id, end_to_end_id, id),
  foreign key (company_id, end_to_end_id) references pix_receipts
);
select app.build_wall('pix_refunds');
grant select, insert, update on pix_refunds to {{app_role}};
