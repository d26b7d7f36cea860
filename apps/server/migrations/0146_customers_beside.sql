-- Every few hundred changes, whoever makes the next one asks for the summaries of its company: an import is summed up beside
-- it, not by the first who opens the list. A quiet company has none, and waits for that person, or the night.
create function app.call_customer_summaries() returns trigger language plpgsql as $$
begin
  perform app.add_job('customers:sum-up', json_build_object('companyId', new.company_id), null, null,
    'customers:sum-up:' || new.company_id);
  return null;
end $$;
create trigger call_summaries after insert on customer_changes for each row when (new.id % 256 = 0)
  execute function app.call_customer_summaries();
