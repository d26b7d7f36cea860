-- WhatsApp: the company's connection, its conversations, what is to be sent, and the bot's memory.

-- Digits that two spellings of one phone share: an index finds candidates, the rule in the domain decides.
create function app.phone_tail(phone text) returns text language sql immutable parallel safe as
$$ select nullif(right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 8), '') $$;
grant execute on function app.phone_tail to {{app_role}};

-- A text for searching, as `plainName` of the domain has it: no case, and no accents however they were typed
-- (`app.search_text` knows only those of one piece). Marks of scripts that are not ours stay.
create function app.plain_text(words text) returns text language sql immutable parallel safe as
$$ select lower(regexp_replace(normalize(words, nfd),
     '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g')) $$;
grant execute on function app.plain_text to {{app_role}};

create table channels (
  company_id uuid not null references companies,
  id uuid not null,
  kind text not null check (kind in ('evolution', 'cloud')),
  -- The account's name at the gateway: the instance, or the phone number's id.
  instance text not null,
  -- Sealed JSON: tokens, and the secrets by which the gateway's calls are known.
  secrets text not null,
  -- The channel's id digested: a gateway's call presents the id and finds its company.
  proof bytea not null unique,
  state text not null default 'closed' check (state in ('pairing', 'connecting', 'open', 'closed', 'refused')),
  state_since timestamptz not null default now(),
  reason text,
  qr jsonb,
  own_jid text,
  last_heard_at timestamptz,
  -- Up to here the gateway's own list was compared with ours.
  reconciled_at timestamptz,
  -- After the gateway's 463: the bot and order news keep quiet until then.
  blocked_until timestamptz,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id)
);
select app.build_wall('channels', visible_also => 'proof = (select app.presented_proof())');
grant select, insert, update on channels to {{app_role}};

create table conversations (
  company_id uuid not null references companies,
  id uuid not null,
  kind text not null check (kind in ('person', 'group')),
  -- Where it is answered: the address last heard from, as WhatsApp gave it.
  jid text not null,
  -- Digits with country code, null where WhatsApp hides the phone.
  phone text,
  -- The name that the customer goes by at WhatsApp, and the one that the shop gave.
  push_name text,
  given_name text,
  title text not null generated always as
    (coalesce(given_name, push_name, case when phone is null then jid else '+' || phone end)) stored,
  unread integer not null default 0 check (unread >= 0),
  -- Messages up to here (time, then seq) were read by the shop.
  read_at timestamptz,
  read_seq bigint,
  -- Up to here the customer was shown that they were read.
  ticked_at timestamptz,
  ticked_seq bigint,
  last_message_id uuid,
  last_at timestamptz,
  last_text text not null default '',
  last_inbound_at timestamptz,
  bot_mode text not null default 'bot' check (bot_mode in ('bot', 'human', 'off')),
  human_until timestamptz,
  bot_by text check (bot_by in ('dashboard', 'phone', 'bot', 'customer')),
  waiting_since timestamptz,
  labels uuid[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search text not null generated always as
    (app.plain_text(coalesce(given_name, push_name, case when phone is null then jid else '+' || phone end)
      || ' ' || last_text)) stored,
  phone_tail text generated always as (app.phone_tail(phone)) stored,
  primary key (company_id, id)
);
create index conversations_newest on conversations (company_id, last_at desc nulls last, id desc);
create index conversations_unread on conversations (company_id, last_at desc nulls last, id desc) where unread > 0;
create index conversations_waiting on conversations (company_id, last_at desc nulls last, id desc) where waiting_since is not null;
create index conversations_by_phone on conversations (company_id, phone_tail);
select app.build_wall('conversations');
grant select, insert, update, delete on conversations to {{app_role}};

-- Every address that a person or group was heard under. `key` is what two spellings of one address share.
create table conversation_addresses (
  company_id uuid not null,
  key text not null,
  jid text not null,
  conversation_id uuid not null,
  heard_at timestamptz not null default now(),
  primary key (company_id, key),
  foreign key (company_id, conversation_id) references conversations on delete cascade
);
create index addresses_of_conversation on conversation_addresses (company_id, conversation_id);
select app.build_wall('conversation_addresses');
grant select, insert, update, delete on conversation_addresses to {{app_role}};

create table messages (
  company_id uuid not null,
  -- Ours: chosen by whoever sends, else made when it is heard.
  id uuid not null,
  conversation_id uuid not null,
  -- WhatsApp's; null until the gateway has taken it.
  wa_id text,
  from_me boolean not null,
  author text not null check (author in ('customer', 'person', 'bot', 'phone', 'system')),
  author_name text,
  at timestamptz not null,
  -- Order of arrival: tells two messages of one second apart.
  seq bigint not null generated always as identity,
  kind text not null,
  text text not null default '',
  -- What the kind needs beside its text: place, contact, options, media id.
  content jsonb not null default '{}',
  quoting text,
  ack text check (ack in ('pending', 'sent', 'delivered', 'read', 'failed')),
  failure text,
  edited_at timestamptz,
  deleted boolean not null default false,
  reactions jsonb not null default '[]',
  search text not null generated always as (app.plain_text(text)) stored,
  primary key (company_id, id),
  unique (company_id, wa_id),
  foreign key (company_id, conversation_id) references conversations on delete cascade,
  check (from_me = (ack is not null))
);
create index messages_in_order on messages (company_id, conversation_id, at desc, seq desc);
create index messages_inbound on messages (company_id, conversation_id, at, seq) where not from_me;
-- Own messages that the gateway has not named: its own telling of them is looked for here.
create index messages_unnamed on messages (company_id, conversation_id, at, seq) where wa_id is null;
select app.build_wall('messages');
grant select, insert, update, delete on messages to {{app_role}};
-- A batch is numbered before it is stored.
grant usage on sequence messages_seq_seq to {{app_role}};

-- What was told of a message before the message itself; applied when it comes, swept after a day.
create table early_marks (
  company_id uuid not null references companies,
  wa_id text not null,
  ack text,
  failure text,
  edited_text text,
  edited_at timestamptz,
  deleted boolean not null default false,
  reactions jsonb not null default '[]',
  heard_at timestamptz not null default now(),
  primary key (company_id, wa_id)
);
create index early_marks_by_age on early_marks (heard_at);
select app.build_wall('early_marks');
grant select, insert, update, delete on early_marks to {{app_role}};

-- One row a send that has not come to an end. FIFO within a conversation.
create table outbox (
  company_id uuid not null,
  message_id uuid not null,
  conversation_id uuid not null,
  seq bigint not null generated always as identity,
  -- Since when it waits: what waited too long is given up. A retry waits anew.
  queued_at timestamptz not null default now(),
  -- `sending` with an old `tried_at` means that a process died over it: whether it went out is unknown.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'unknown')),
  attempts integer not null default 0,
  looks integer not null default 0,
  tried_at timestamptz,
  next_at timestamptz not null default now(),
  primary key (company_id, message_id),
  foreign key (company_id, message_id) references messages on delete cascade
);
create index outbox_in_order on outbox (company_id, conversation_id, seq);
create index outbox_due on outbox (next_at);
select app.build_wall('outbox');
grant select, insert, update, delete on outbox to {{app_role}};

-- WhatsApp's ids of sends that failed and were tried again or taken back: what is still told of them is not heard.
create table former_sends (
  company_id uuid not null references companies,
  wa_id text not null,
  at timestamptz not null,
  primary key (company_id, wa_id)
);
select app.build_wall('former_sends');
grant select, insert on former_sends to {{app_role}};

create table media (
  company_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  type text not null,
  mime text not null,
  file_name text,
  bytes integer,
  seconds real,
  voice boolean not null default false,
  state text not null check (state in ('fetching', 'ready', 'gone')),
  -- What the gateway needs to hand the bytes out.
  handle jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, message_id) references messages on delete cascade
);
create index media_of_message on media (company_id, message_id);
select app.build_wall('media');
grant select, insert, update, delete on media to {{app_role}};

create table chat_labels (
  company_id uuid not null references companies,
  id uuid not null,
  name text not null,
  colour text not null,
  position integer not null,
  primary key (company_id, id)
);
select app.build_wall('chat_labels');
grant select, insert, update, delete on chat_labels to {{app_role}};

create table chat_notes (
  company_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, conversation_id) references conversations on delete cascade
);
create index notes_of_conversation on chat_notes (company_id, conversation_id, created_at);
select app.build_wall('chat_notes');
grant select, insert, update, delete on chat_notes to {{app_role}};

create table quick_replies (
  company_id uuid primary key references companies,
  version integer not null,
  -- [{id, shortcut, text}]
  replies jsonb not null
);
select app.build_wall('quick_replies');
grant select, insert, update on quick_replies to {{app_role}};

-- The bot's memory of one conversation. Inbound messages up to `heard_seq` were given to it.
create table bot_sessions (
  company_id uuid not null,
  conversation_id uuid not null,
  state jsonb not null default '{}',
  heard_seq bigint not null default 0,
  timer_at timestamptz,
  -- One closed notice per closure, one loop guard: counted here, by the clock.
  updated_at timestamptz not null default now(),
  primary key (company_id, conversation_id),
  foreign key (company_id, conversation_id) references conversations on delete cascade
);
create index bot_timers on bot_sessions (timer_at) where timer_at is not null;
select app.build_wall('bot_sessions');
grant select, insert, update, delete on bot_sessions to {{app_role}};

create table bot_settings (
  company_id uuid primary key references companies,
  version integer not null,
  texts jsonb not null,
  notices jsonb not null,
  silence_minutes integer not null
);
select app.build_wall('bot_settings');
grant select, insert, update on bot_settings to {{app_role}};

-- Which news of an order its customer was sent: each once.
create table order_notices (
  company_id uuid not null,
  order_id uuid not null,
  notice text not null,
  message_id uuid,
  at timestamptz not null default now(),
  primary key (company_id, order_id, notice)
);
select app.build_wall('order_notices');
grant select, insert, update, delete on order_notices to {{app_role}};

alter table orders
  -- The conversation it was placed from, or for.
  add column conversation_id uuid,
  add column phone_tail text generated always as (app.phone_tail(customer_phone)) stored;
create index orders_by_phone on orders (company_id, phone_tail, created_at desc) where deleted_at is null;
create index orders_by_conversation on orders (company_id, conversation_id, created_at desc) where conversation_id is not null;
