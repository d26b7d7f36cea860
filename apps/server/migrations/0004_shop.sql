-- The shop's own things: what it says of itself, what it sells, where it delivers, its pictures.

alter table companies
  add column endereco_localizacao text,
  add column numero_endereco text,
  add column bairro_endereco text,
  add column cep_empresa text check (cep_empresa ~ '^[0-9]{8}$'),
  add column sobre_empresa text,
  add column observacoes text,
  -- Rows {dia, horario_inicio, horario_fim, status}; the default week is set when a company is made.
  add column horario_funcionamento jsonb not null default '[]',
  add column tempo_entrega integer not null default 0 check (tempo_entrega between 0 and 1440),
  add column taxa_entrega_cents integer not null default 0 check (taxa_entrega_cents >= 0),
  -- [{"centavos": 500, "bairros": ["Centro"]}], the cheapest first.
  add column fee_groups jsonb not null default '[]',
  add column pix_tipo text check (pix_tipo in ('cpf', 'cnpj', 'email', 'phone', 'random')),
  add column pix_chave text,
  -- Grows with each change of the columns above; `field_versions` says at which each was last written.
  add column versao integer not null default 1,
  add column field_versions jsonb not null default '{}';
alter table companies add constraint pix_whole check ((pix_tipo is null) = (pix_chave is null));
grant update (endereco_localizacao, numero_endereco, bairro_endereco, cep_empresa, sobre_empresa, observacoes,
  horario_funcionamento, tempo_entrega, taxa_entrega_cents, fee_groups, pix_tipo, pix_chave, versao, field_versions,
  time_zone) on companies to {{app_role}};

-- The catalogue, a row per category and item: saving one price writes one row, however many there are.

create table catalogues (
  company_id uuid primary key references companies,
  version integer not null default 0,
  -- How the JSON that an automation saved last was built, without its products, so that it reads back alike.
  source jsonb,
  updated_at timestamptz not null default now()
);
select app.build_wall('catalogues');
grant select, insert, update on catalogues to {{app_role}};

create table catalogue_rows (
  company_id uuid not null references catalogues,
  kind text not null check (kind in ('category', 'item')),
  id text not null check (length(id) between 1 and 80),
  category_id text,
  position double precision not null,
  version integer not null,
  content jsonb not null,
  primary key (company_id, kind, id),
  check ((kind = 'item') = (category_id is not null))
);
create index catalogue_rows_in_order on catalogue_rows (company_id, kind, category_id, position, id);
select app.build_wall('catalogue_rows');
grant select, insert, update, delete on catalogue_rows to {{app_role}};

create table catalogue_history (
  company_id uuid not null references catalogues,
  version integer not null,
  -- The caller's id of the save, and a digest of what it asked for: repeated, it is answered alike.
  save_id uuid,
  save_digest bytea,
  actor text not null check (actor in ('counter', 'api', 'system')),
  -- [{kind, id, base, before, after}]: what each row said before and after, null where it was not there.
  changes jsonb not null,
  summary jsonb not null,
  undid integer,
  restored integer,
  at timestamptz not null default now(),
  primary key (company_id, version),
  unique (company_id, save_id)
);
select app.build_wall('catalogue_history');
grant select, insert, delete on catalogue_history to {{app_role}};

-- Pictures. The bytes are in the file store under {company}/{id}; a row without a use is swept after a day.

create table images (
  company_id uuid not null references companies,
  id text not null,
  bytes integer not null check (bytes > 0),
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  -- Since when nothing shows it, as the sweep saw it last: a day later it goes.
  unused_since timestamptz default now(),
  primary key (company_id, id)
);
select app.build_wall('images');
grant select, insert, delete on images to {{app_role}};

create table menu_images (
  company_id uuid not null references companies,
  file_name text not null check (file_name <> ''),
  image_id text not null,
  position integer not null,
  primary key (company_id, file_name),
  foreign key (company_id, image_id) references images
);
select app.build_wall('menu_images');
grant select, insert, update, delete on menu_images to {{app_role}};
