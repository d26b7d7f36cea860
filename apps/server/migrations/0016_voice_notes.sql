-- What voice notes of customers say, where the installation has somebody who writes it down: a row for each note whose
-- words are wanted.

create table transcripts (
  company_id uuid not null,
  message_id uuid not null,
  state text not null check (state in ('pending', 'ready', 'none')),
  text text not null default '',
  -- Of the sound's bytes, once it was asked about: the same sound is asked about once.
  digest bytea,
  asked_at timestamptz,
  -- Until then the bot waits for the words, if it has its turn before them.
  wait_until timestamptz not null,
  bot_waits boolean not null default false,
  primary key (company_id, message_id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade
);
create index transcripts_by_digest on transcripts (company_id, digest) where digest is not null;
create index transcripts_asked on transcripts (company_id, asked_at) where asked_at is not null;
select app.build_wall('transcripts');
grant select, insert, update on transcripts to {{app_role}};
