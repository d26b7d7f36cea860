-- What people of a shop say by hand, beside its hours: closed or paused, no deliveries, longer preparation, each until a moment.
alter table companies
  add column fechada_ate timestamptz,
  add column so_retirada_ate timestamptz,
  add column preparo_extra smallint not null default 0 check (preparo_extra between 0 and 240),
  add column preparo_extra_ate timestamptz;
grant update (fechada_ate, so_retirada_ate, preparo_extra, preparo_extra_ate) on companies to {{app_role}};
