-- What services ask their customers, and what was answered.

create table service_questions (
  company_id uuid not null references companies on delete cascade,
  service_id text not null,
  -- In their order: the contract's `ServiceQuestion`, each with `key`, what labels share that ask the same.
  questions jsonb not null,
  version integer not null,
  primary key (company_id, service_id)
);
select app.build_wall('service_questions');
grant select, insert, update on service_questions to {{app_role}};

-- Answers as they were given, with the question as it read: it may be another by now, or gone.
create table appointment_answers (
  company_id uuid not null,
  appointment_id uuid not null,
  -- What labels share that ask the same: one that is worded anew is another question, and its answer stays this one's.
  label_key text not null,
  place smallint not null,
  label text not null,
  kind text not null check (kind in ('text', 'choice', 'yesno')),
  -- Empty for one that was taken back: the row counts the changes.
  answer text not null,
  version integer not null default 1,
  answered_at timestamptz not null,
  primary key (company_id, appointment_id, label_key),
  foreign key (company_id, appointment_id) references appointments on delete cascade
);
select app.build_wall('appointment_answers');
grant select, insert, update, delete on appointment_answers to {{app_role}};
-- As of appointment_parts: who does not see an appointment sees nothing of it.
create policy of_seen_appointments on appointment_answers as restrictive for all to {{app_role}}
  using (exists (select from appointments a
    where a.company_id = appointment_answers.company_id and a.id = appointment_answers.appointment_id));

-- What is asked for an appointment: how many questions there are, how many of them wait for an answer (those that have to be
-- answered, and those for later), and whether one is missing that has to be. Null where nothing is asked. The same label
-- counts once.
create function app.questions_of(of_company uuid, of_appointment uuid, of_service text) returns json stable parallel safe language sql as $$
  select case when count(*) > 0 then json_build_object('asked', count(*),
    'open', count(*) filter (where not answered and (required or later)),
    'needed', coalesce(bool_or(required and not answered), false)) end
  from (
    select key, bool_or(required) as required, bool_and(later) as later, bool_or(answered) as answered
    from (
      select one->>'key' as key, (one->>'required')::boolean as required, one->>'when' = 'later' as later, exists (
          select from appointment_answers w where w.company_id = of_company and w.appointment_id = of_appointment
            and w.answer <> '' and w.label_key = one->>'key' and w.kind = one->>'kind') as answered
      from service_questions s, jsonb_array_elements(s.questions) one
      where s.company_id = of_company and (s.service_id = of_service or s.service_id in (
        select p.service_id from appointment_parts p where p.company_id = of_company and p.appointment_id = of_appointment))
      union all
      -- What was answered and is asked no longer is there, and waits for nothing.
      select w.label_key, null, null, null from appointment_answers w
      where w.company_id = of_company and w.appointment_id = of_appointment and w.answer <> ''
    ) every_one
    group by key
  ) each_label
$$;
