-- What a language model made of messages that no rule of the bot understood, where the installation has one: a row for
-- each time that it is asked, by the last message of those that were.

create table bot_readings (
  company_id uuid not null,
  message_id uuid not null,
  state text not null check (state in ('pending', 'ready', 'closed')),
  -- Ids and commands, from the answer until the turn that uses it.
  answer jsonb,
  asked_at timestamptz not null,
  -- Until then the bot waits for the answer.
  wait_until timestamptz not null,
  primary key (company_id, message_id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade,
  check ((answer is not null) = (state = 'ready'))
);
create index bot_readings_asked on bot_readings (company_id, asked_at);
create index bot_readings_open on bot_readings (company_id) where state <> 'closed';
select app.build_wall('bot_readings');
grant select, insert, update on bot_readings to {{app_role}};

alter table bot_misses drop constraint bot_misses_did_check;
alter table bot_misses add constraint bot_misses_did_check
  check (did in ('asked', 'not-sold', 'handed-over', 'read-by-model'));
