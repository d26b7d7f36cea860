-- What the search of orders looks through: the text of each order, found by the pieces of two and three signs that it is
-- made of. A table of its own, because an order that moves would write its entries of such an index anew, and because
-- entries are cheap in thousands alone: an order leaves its text, and housekeeping indexes it later.
create table order_search (
  company_id uuid not null,
  order_id uuid not null,
  text text not null,
  indexed boolean not null default false,
  primary key (company_id, order_id)
);
select app.build_wall('order_search');
grant select, insert, update on order_search to {{app_role}};

-- Companies whose orders of before this table are not all in it; those up to `after` are.
create table order_search_fills (
  company_id uuid primary key references companies (id),
  after uuid
);
select app.build_wall('order_search_fills');
grant select on order_search_fills to {{app_role}};
insert into order_search_fills (company_id)
  select id from companies c where exists (select from orders o where o.company_id = c.id);

-- Numbers for all pieces of that many signs, another number for each company: one never reads through another's. Pairs that
-- every id is full of are left out: any thousand orders have them by the hundred, and the newest are found without.
create function app.search_pieces(company uuid, words text, size int) returns bigint[]
  language plpgsql immutable parallel safe as $$
declare
  signs text[] := string_to_array(words, null);
  seed bigint := uuid_hash_extended(company, 0);
  pieces bigint[] := '{}';
begin
  for i in 1 .. cardinality(signs) - size + 1 loop
    if size = 3 then
      pieces := pieces || hashtextextended(signs[i] || signs[i + 1] || signs[i + 2], seed);
    elsif translate(signs[i] || signs[i + 1], '0123456789abcdef-', '') <> '' then
      pieces := pieces || hashtextextended(signs[i] || signs[i + 1], seed);
    end if;
  end loop;
  return pieces;
end $$;

-- The sign before a text is a piece of what begins with it: the number of an order stands there.
create index order_search_by_piece on order_search
  using gin ((app.search_pieces(company_id, chr(1) || text, 2) || app.search_pieces(company_id, chr(1) || text, 3))) where indexed;
-- Nobody plans by them, and to gather them costs seconds.
alter index order_search_by_piece alter column 1 set statistics 0;
create index order_search_waiting on order_search (company_id) where not indexed;

create function app.note_new_order_search() returns trigger language plpgsql as $$
begin
  insert into public.order_search (company_id, order_id, text) select company_id, id, search from fresh;
  return null;
end $$;
create trigger note_new_search after insert on orders referencing new table as fresh
  for each statement execute function app.note_new_order_search();

create function app.note_order_search() returns trigger language plpgsql as $$
begin
  insert into public.order_search (company_id, order_id, text) values (new.company_id, new.id, new.search)
    on conflict (company_id, order_id) do update set text = excluded.text, indexed = false;
  return null;
end $$;
create trigger note_search after update of number, customer_name, customer_phone, customer_address, neighbourhood on orders
  for each row when (old.search is distinct from new.search) execute function app.note_order_search();

-- Orders of the company at hand whose text is like all the patterns; `pieces` are texts that it has to hold for that, `chr(1)`
-- being before it.
-- Null where the index does not help: it is not filled yet, there is no piece that it knows, more than `most` are found, or
-- so many of the newest thousand that whoever goes from the newest on has a page at once.
create function app.find_orders(patterns text[], pieces text[], most int) returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog set enable_seqscan = off set work_mem = '16MB' as $$
declare
  company uuid := app.company_id();
  wanted bigint[];
  found uuid[];
begin
  if company is null or exists (select from public.order_search_fills where company_id = company) then return null; end if;
  select array_agg(piece) into wanted from (
    select unnest(app.search_pieces(company, lower(words), least(length(words), 3))) as piece
    from unnest(pieces) words where length(words) > 1 limit 40) p;
  if wanted is null then return null; end if;
  if 50 < (select count(*) from (
      select search from public.orders where company_id = company and deleted_at is null
      order by created_at desc, id limit 1000) newest where search ilike all (patterns)) then
    return null;
  end if;
  select array_agg(order_id) into found from (
    select order_id from public.order_search
      where indexed and app.search_pieces(company_id, chr(1) || text, 2) || app.search_pieces(company_id, chr(1) || text, 3) @> wanted
        and company_id = company and text ilike all (patterns)
    union all
    select order_id from public.order_search
      where not indexed and company_id = company and text ilike all (patterns)
    limit most + 1) f;
  if cardinality(found) > most then return null; end if;
  return coalesce(found, '{}');
end $$;
revoke execute on function app.find_orders(text[], text[], int) from public;
grant execute on function app.find_orders(text[], text[], int) to {{app_role}};
