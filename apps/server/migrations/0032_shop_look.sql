-- How a shop looks to its customers, and an address of its own: `/pizzaria-bela`. An address that a shop once had
-- stays its own, so that what was printed with it still leads there.

create function app.presented_address() returns text language sql stable parallel safe as
$$ select nullif(current_setting('app.address', true), '') $$;
grant execute on function app.presented_address to {{app_role}};

create table short_addresses (
  company_id uuid not null references companies,
  address text not null unique check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(address) between 3 and 40),
  taken_at timestamptz not null default now(),
  primary key (company_id, address)
);
select app.build_wall('short_addresses', visible_also => 'address = (select app.presented_address())');
grant select, insert, update, delete on short_addresses to {{app_role}};

alter table companies
  add column endereco_curto text,
  add column logo text,
  add column capa text,
  add column cor text check (cor ~ '^#[0-9a-f]{6}$'),
  add foreign key (id, endereco_curto) references short_addresses;
grant update (endereco_curto, logo, capa, cor) on companies to {{app_role}};
