-- What broke in people's browsers, each once with how often. Strangers write it: it is bounded in every direction, and the
-- product's role may add to it and read nothing back.
create table browser_errors (
  digest bytea primary key check (length(digest) = 32),
  kind text not null,
  message text not null check (length(message) <= 300),
  stack text not null check (length(stack) <= 2000),
  page text not null check (length(page) <= 90),
  version text not null check (length(version) <= 80),
  browser text not null check (length(browser) <= 30),
  count bigint not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);

-- Beyond five hundred the rarest goes, of those the oldest: a flood of inventions drives out inventions.
create function app.note_browser_error(error_digest bytea, error_kind text, error_message text, error_stack text,
  error_page text, error_version text, error_browser text) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  is_new boolean;
begin
  insert into public.browser_errors as b (digest, kind, message, stack, page, version, browser)
    values (error_digest, error_kind, error_message, error_stack, error_page, error_version, error_browser)
    on conflict (digest) do update set count = b.count + 1, last_at = now(), kind = excluded.kind, page = excluded.page,
      version = excluded.version, browser = excluded.browser
    returning xmax = 0 into is_new;
  if is_new and (select count(*) from public.browser_errors) > 500 then
    delete from public.browser_errors where digest in (
      select digest from public.browser_errors where digest <> error_digest
      order by count, last_at limit 1 for update skip locked);
  end if;
end $$;
revoke execute on function app.note_browser_error(bytea, text, text, text, text, text, text) from public;
grant execute on function app.note_browser_error(bytea, text, text, text, text, text, text) to {{app_role}};
