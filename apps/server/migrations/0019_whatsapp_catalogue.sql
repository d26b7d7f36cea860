-- A shop's catalogue at WhatsApp: which one it is, what of it can be bought, and what went wrong with it.
alter table channels
  add column catalogue_id text,
  -- What the catalogue calls its products, as it was last read.
  add column catalogue_products jsonb not null default '[]',
  add column catalogue_read_at timestamptz,
  add column catalogue_problem text check (catalogue_problem in ('unknown', 'forbidden')),
  -- When WhatsApp last refused to show its products.
  add column catalogue_refused_at timestamptz;
