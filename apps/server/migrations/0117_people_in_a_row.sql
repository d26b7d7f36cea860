-- A visit that several people do one after the other: a row for each of them, the first of which names the visit.

alter table appointments add column visit_id uuid, add column visit_place smallint, add column visit_total smallint,
  add constraint appointments_visit_check check (
    case when visit_id is null then visit_place is null and visit_total is null
      else visit_place between 1 and visit_total and visit_total between 2 and 6 and (visit_place = 1) = (visit_id = id) end);
create index appointments_by_visit on appointments (company_id, visit_id) where visit_id is not null;

-- What was told of a visit was told with these people, beside the first one.
alter table appointment_news add column also_agendas uuid[] not null default '{}';

-- As before; of the first row of a visit its other rows' services ask too.
create or replace function app.questions_of(of_company uuid, of_appointment uuid, of_service text) returns json
language sql stable parallel safe as $$
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
        select p.service_id from appointment_parts p where p.company_id = of_company and p.appointment_id = of_appointment
        union select v.service_id from appointments v where v.company_id = of_company and v.visit_id = of_appointment
        union select p.service_id from appointments v join appointment_parts p on p.company_id = v.company_id and p.appointment_id = v.id
          where v.company_id = of_company and v.visit_id = of_appointment))
      union all
      -- What was answered and is asked no longer is there, and waits for nothing.
      select w.label_key, null, null, null from appointment_answers w
      where w.company_id = of_company and w.appointment_id = of_appointment and w.answer <> ''
    ) every_one
    group by key
  ) each_label
$$;
