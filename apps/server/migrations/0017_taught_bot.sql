-- What the bot did not understand, what a shop taught it, and why it called a person.

-- Words that mean a product at this shop, in the plain form that the domain reads them by.
create table bot_synonyms (
  company_id uuid not null references companies,
  id uuid not null,
  words text not null check (length(words) between 1 and 60),
  item_id text not null,
  -- The employee who taught it; null is the company's own account.
  taught_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, words)
);
select app.build_wall('bot_synonyms');
grant select, insert, update, delete on bot_synonyms to {{app_role}};

-- One row for each text of a conversation; written again, it counts up.
create table bot_misses (
  company_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  plain text not null,
  text text not null,
  -- Those that nothing on sale is called by: an array of texts.
  words jsonb not null,
  did text not null check (did in ('asked', 'not-sold', 'handed-over')),
  step text not null,
  times integer not null default 1,
  first_at timestamptz not null,
  at timestamptz not null,
  handled text check (handled in ('taught', 'dismissed')),
  handled_at timestamptz,
  -- The synonym that it was taught by.
  synonym_id uuid,
  primary key (company_id, id),
  unique (company_id, conversation_id, plain),
  foreign key (company_id, conversation_id) references conversations on delete cascade,
  foreign key (company_id, synonym_id) references bot_synonyms on delete set null (synonym_id),
  check ((handled is null) = (handled_at is null))
);
create index bot_misses_open on bot_misses (company_id, at desc) where handled is null;
create index bot_misses_by_synonym on bot_misses (company_id, synonym_id) where synonym_id is not null;
create index bot_misses_by_age on bot_misses (at);
select app.build_wall('bot_misses');
grant select, insert, update, delete on bot_misses to {{app_role}};

-- Counted for the manager; whose it was goes with the conversation.
create table bot_hand_overs (
  company_id uuid not null references companies,
  id uuid not null,
  conversation_id uuid,
  why text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, conversation_id) references conversations on delete set null (conversation_id)
);
create index bot_hand_overs_by_time on bot_hand_overs (company_id, at);
create index bot_hand_overs_of_conversation on bot_hand_overs (company_id, conversation_id) where conversation_id is not null;
select app.build_wall('bot_hand_overs');
grant select, insert, update on bot_hand_overs to {{app_role}};

-- Conversations in which the bot answered, by time.
create index messages_of_bot on messages (company_id, at) include (conversation_id) where author = 'bot';
