-- A professional signs in and sees their own agenda, and by permission those of colleagues; they work in their own alone.
-- The wall is PostgreSQL's, inside the company's: a transaction that names the worker sees no other appointment.

alter table employee_access
  drop constraint employee_access_role_check,
  add constraint employee_access_role_check
    check (role in ('dono', 'gerente', 'atendente', 'cozinha', 'profissional')),
  add column sees_colleagues boolean not null default false;

alter table sessions
  drop constraint sessions_role_check,
  add constraint sessions_role_check
    check (role in ('dono', 'gerente', 'atendente', 'cozinha', 'profissional')),
  add column sees_colleagues boolean not null default false;

-- The employee in whose agenda alone this transaction works; null for everybody else.
create function app.own_worker() returns uuid stable parallel safe language sql
  return nullif(current_setting('app.own_worker', true), '')::uuid;

-- Whose appointments it may read: theirs alone, or with 'all' everybody's.
create function app.sees_colleagues() returns boolean stable parallel safe language sql
  return coalesce(current_setting('app.sees_colleagues', true), '') = 'true';

create function app.own_agenda() returns uuid stable parallel safe language sql
  return (select id from agendas where company_id = app.company_id() and employee_id = app.own_worker());

create policy own_eyes on appointments as restrictive for select to balcao_app
  using ((select app.own_worker() is null or app.sees_colleagues()) or agenda_id = (select app.own_agenda()));
create policy own_hands_insert on appointments as restrictive for insert to balcao_app
  with check ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()));
create policy own_hands_update on appointments as restrictive for update to balcao_app
  using ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()))
  with check ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()));
create policy own_hands_delete on appointments as restrictive for delete to balcao_app
  using ((select app.own_worker() is null) or agenda_id = (select app.own_agenda()));
