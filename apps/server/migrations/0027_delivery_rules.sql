-- A shop's rules for deliveries, in cents of the items: the least that is delivered, and from when on it is free. 0: none.
alter table companies
  add column pedido_minimo_cents integer not null default 0 check (pedido_minimo_cents >= 0),
  add column entrega_gratis_cents integer not null default 0 check (entrega_gratis_cents >= 0);
grant update (pedido_minimo_cents, entrega_gratis_cents) on companies to {{app_role}};
