-- Files that questions are answered with: a referral, an exam, a picture. Their bytes lie in the file store.

alter table appointment_answers drop constraint appointment_answers_kind_check;
alter table appointment_answers add constraint appointment_answers_kind_check
  check (kind in ('text', 'choice', 'yesno', 'file'));

create table answer_files (
  company_id uuid not null references companies on delete cascade,
  -- Not to be guessed: until an answer names it, who knows it may use it.
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  -- The appointment on whose page it was sent; null from the booking page, until the booking takes it.
  appointment_id uuid,
  -- Who sent it from a public page, as a digest; null for the counter.
  network bytea,
  -- A file name, safe to show.
  name text not null,
  -- What it is by its content, once it is here.
  type text not null check (type in ('coming', 'webp', 'pdf')),
  -- As told while it is on its way, then what is kept of it.
  bytes integer not null check (bytes >= 0),
  created_at timestamptz not null,
  -- Since when an answer names it.
  taken_at timestamptz,
  -- No answer names it any more, or none ever will: its bytes go, then this row.
  released_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, appointment_id) references appointments on delete set null (appointment_id)
);
select app.build_wall('answer_files');
grant select, insert, update, delete on answer_files to {{app_role}};
-- As of appointment_answers: who does not see an appointment sees nothing of it.
create policy of_seen_appointments on answer_files as restrictive for all to {{app_role}}
  using (appointment_id is null or exists (select from appointments a
    where a.company_id = answer_files.company_id and a.id = answer_files.appointment_id));
create index answer_files_of_appointment on answer_files (company_id, appointment_id);
create index answer_files_to_sweep on answer_files (created_at) where taken_at is null or released_at is not null;

-- Whatever takes an answer away, an erasure, another file, the end of its appointment: the file goes with it.
create function app.release_answer_file() returns trigger language plpgsql security definer
set search_path = pg_catalog as $$
begin
  if old.kind = 'file' and old.answer <> '' and (tg_op = 'DELETE' or new.answer <> old.answer) then
    update public.answer_files set released_at = now()
    where company_id = old.company_id and id = split_part(old.answer, '/', 1);
  end if;
  return null;
end $$;
revoke execute on function app.release_answer_file from public;
create trigger release_file after update or delete on appointment_answers
  for each row execute function app.release_answer_file();
