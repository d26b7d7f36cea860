-- What programs read of customers and of the agenda in PostgREST's style, beside orders and employees. Both stand behind
-- the walls of the tables below them: a held time and a deleted appointment are no rows, nor is anything that is Google's,
-- of the network that booked, or an answer to a question.
create view customer_rows with (security_invoker = true) as
  select s.company_id, s.key, s.phone, s.name, c.email, s.orders_count, round(s.spent_cents / 100.0, 2) as spent,
    s.first_seen_at, s.last_order_at, s.last_appointment_at, s.last_message_at, s.last_contact_at, s.search,
    app.search_text(coalesce(s.name, '')) as sort_name
  from customer_summaries s left join customers c on c.company_id = s.company_id and c.phone_key = s.key;

create view appointment_rows with (security_invoker = true) as
  select a.company_id, a.id, a.status, a.client, a.phone, a.email, a.address, a.notes,
    (a.starts_at at time zone c.time_zone)::date as date, to_char(a.starts_at at time zone c.time_zone, 'HH24:MI') as time,
    a.minutes as duration, a.service_name as service, a.service_id, a.price_type, round(a.price_cents / 100.0, 2) as price,
    a.agenda_id, e.nome as professional, a.people::int as people, a.starts_at, a.ends_at, a.no_show, a.will_come, a.source,
    a.cancelled_by, a.visit_id, a.series_id, a.conversation_id, a.version, a.created_at, a.updated_at,
    app.search_text(a.client) as sort_client
  from appointments a
    join companies c on c.id = a.company_id
    join agendas g on g.company_id = a.company_id and g.id = a.agenda_id
    left join employees e on e.company_id = g.company_id and e.id = g.employee_id
  where a.deleted_at is null and a.status <> 'held';

grant select on customer_rows, appointment_rows to {{app_role}};
