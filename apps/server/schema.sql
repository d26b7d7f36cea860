-- The schema as all migrations leave it, under the folder that each table belongs to (src/table-owners.ts).
-- Written by `npm run schema`, never by hand. balcao_app is the role that the product works as.

-- auth ----------------------------------------------------------------------------------------------------------

create table credentials (
  company_id uuid not null,
  password_hash text not null,
  changed_at timestamptz not null default now(),
  constraint credentials_pkey PRIMARY KEY (company_id),
  constraint credentials_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table credentials enable row level security, force row level security;
create policy own_company on credentials for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on credentials for all to balcao_owner using (true);
grant delete, insert, select, update on credentials to balcao_app;

create table verification_codes (
  company_id uuid,
  id uuid not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now(),
  cnpj text not null,
  constraint verification_codes_pkey PRIMARY KEY (cnpj, id),
  constraint verification_codes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table verification_codes enable row level security, force row level security;
create policy owner on verification_codes for all to balcao_owner using (true);
create policy presented on verification_codes for all to balcao_app using (cnpj = (( SELECT app.presented_cnpj() AS presented_cnpj)))
  with check (cnpj = (( SELECT app.presented_cnpj() AS presented_cnpj)) AND (company_id IS NULL OR company_id = (( SELECT app.company_id() AS company_id))));
grant delete, insert, select, update on verification_codes to balcao_app;

create table password_tickets (
  company_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  constraint password_tickets_pkey PRIMARY KEY (company_id, token_hash),
  constraint password_tickets_token_hash_key UNIQUE (token_hash),
  constraint password_tickets_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table password_tickets enable row level security, force row level security;
create policy own_company on password_tickets for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on password_tickets for all to balcao_owner using (true);
grant delete, insert, select on password_tickets to balcao_app;

create table sessions (
  company_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  employee_id uuid,
  role text not null default 'dono'::text,
  confirmed_until timestamptz,
  confirm_tries integer not null default 0,
  sees_colleagues boolean not null default false,
  constraint sessions_pkey PRIMARY KEY (company_id, id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint session_of_employee FOREIGN KEY (company_id, employee_id) REFERENCES employee_access(company_id, employee_id) ON DELETE CASCADE,
  constraint sessions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint sessions_role_check CHECK (role = ANY (ARRAY['dono'::text, 'gerente'::text, 'atendente'::text, 'cozinha'::text, 'profissional'::text]))
);
alter table sessions enable row level security, force row level security;
create policy own_company on sessions for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR token_hash = (( SELECT app.presented_proof() AS presented_proof)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on sessions for all to balcao_owner using (true);
grant delete, insert, select, update on sessions to balcao_app;

create table known_networks (
  company_id uuid not null,
  network_hash bytea not null,
  seen_at timestamptz not null default now(),
  constraint known_networks_pkey PRIMARY KEY (company_id, network_hash),
  constraint known_networks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table known_networks enable row level security, force row level security;
create policy own_company on known_networks for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on known_networks for all to balcao_owner using (true);
grant delete, insert, select, update on known_networks to balcao_app;

create table api_keys (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_used_at timestamptz,
  constraint api_keys_pkey PRIMARY KEY (company_id, id),
  constraint api_keys_token_hash_key UNIQUE (token_hash),
  constraint api_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table api_keys enable row level security, force row level security;
create policy own_company on api_keys for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR token_hash = (( SELECT app.presented_proof() AS presented_proof)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on api_keys for all to balcao_owner using (true);
grant insert, select, update on api_keys to balcao_app;

create table employee_devices (
  company_id uuid not null,
  employee_id uuid not null,
  device text not null,
  tries integer not null default 0,
  used_at timestamptz not null default now(),
  constraint employee_devices_pkey PRIMARY KEY (company_id, employee_id, device),
  constraint employee_devices_company_id_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee_access(company_id, employee_id) ON DELETE CASCADE
);
alter table employee_devices enable row level security, force row level security;
create policy own_company on employee_devices for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on employee_devices for all to balcao_owner using (true);
grant delete, insert, select, update on employee_devices to balcao_app;

create table employee_device_codes (
  company_id uuid not null,
  employee_id uuid not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  constraint employee_device_codes_pkey PRIMARY KEY (company_id, employee_id),
  constraint employee_device_codes_company_id_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee_access(company_id, employee_id) ON DELETE CASCADE
);
alter table employee_device_codes enable row level security, force row level security;
create policy own_company on employee_device_codes for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on employee_device_codes for all to balcao_owner using (true);
grant delete, insert, select, update on employee_device_codes to balcao_app;

create table pin_guesses (
  cnpj text not null,
  number smallint not null,
  tried_at timestamptz[] not null default '{}'::timestamptz[],
  constraint pin_guesses_pkey PRIMARY KEY (cnpj, number)
);
alter table pin_guesses enable row level security, force row level security;
create policy owner on pin_guesses for all to balcao_owner using (true);
create policy presented on pin_guesses for all to balcao_app using (cnpj = (( SELECT app.presented_cnpj() AS presented_cnpj)) OR cnpj = (( SELECT c.cnpj
   FROM companies c
  WHERE c.id = (( SELECT app.company_id() AS company_id)))));
grant delete, insert, select, update on pin_guesses to balcao_app;

-- automations ---------------------------------------------------------------------------------------------------

create table webhook_endpoints (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  url text not null,
  events text[] not null,
  secret_sealed text not null,
  former_secret_sealed text,
  former_until timestamptz,
  active boolean not null default true,
  disabled_reason text,
  last_success_at timestamptz,
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint webhook_endpoints_pkey PRIMARY KEY (company_id, id),
  constraint webhook_endpoints_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table webhook_endpoints enable row level security, force row level security;
create policy own_company on webhook_endpoints for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on webhook_endpoints for all to balcao_owner using (true);
grant delete, insert, select, update on webhook_endpoints to balcao_app;

create table webhook_deliveries (
  company_id uuid not null,
  id uuid not null,
  seq bigint not null generated always as identity,
  endpoint_id uuid not null,
  event_id uuid not null,
  event text not null,
  body text not null,
  state text not null default 'pending'::text,
  attempts integer not null default 0,
  manual boolean not null default false,
  last_status integer,
  last_problem text,
  last_answer text,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  constraint webhook_deliveries_pkey PRIMARY KEY (company_id, id),
  constraint webhook_deliveries_company_id_endpoint_id_fkey FOREIGN KEY (company_id, endpoint_id) REFERENCES webhook_endpoints(company_id, id) ON DELETE CASCADE,
  constraint webhook_deliveries_state_check CHECK (state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))
);
CREATE INDEX webhook_deliveries_by_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_in_order ON public.webhook_deliveries USING btree (company_id, endpoint_id, seq DESC);
CREATE INDEX webhook_deliveries_pending ON public.webhook_deliveries USING btree (company_id, endpoint_id, seq) WHERE (state = 'pending'::text);
alter table webhook_deliveries enable row level security, force row level security;
create policy own_company on webhook_deliveries for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on webhook_deliveries for all to balcao_owner using (true);
grant delete, insert, select, update on webhook_deliveries to balcao_app;

-- bot -----------------------------------------------------------------------------------------------------------

create table bot_sessions (
  company_id uuid not null,
  conversation_id uuid not null,
  state jsonb not null default '{}'::jsonb,
  heard_seq bigint not null default 0,
  timer_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint bot_sessions_pkey PRIMARY KEY (company_id, conversation_id),
  constraint bot_sessions_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
);
CREATE INDEX bot_timers ON public.bot_sessions USING btree (timer_at) WHERE (timer_at IS NOT NULL);
alter table bot_sessions enable row level security, force row level security;
create policy own_company on bot_sessions for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on bot_sessions for all to balcao_owner using (true);
grant delete, insert, select, update on bot_sessions to balcao_app;

create table bot_settings (
  company_id uuid not null,
  version integer not null,
  texts jsonb not null,
  notices jsonb not null,
  silence_minutes integer not null,
  constraint bot_settings_pkey PRIMARY KEY (company_id),
  constraint bot_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table bot_settings enable row level security, force row level security;
create policy own_company on bot_settings for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on bot_settings for all to balcao_owner using (true);
grant insert, select, update on bot_settings to balcao_app;

create table bot_misses (
  company_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  plain text not null,
  text text not null,
  words jsonb not null,
  did text not null,
  step text not null,
  times integer not null default 1,
  first_at timestamptz not null,
  at timestamptz not null,
  handled text,
  handled_at timestamptz,
  synonym_id uuid,
  constraint bot_misses_pkey PRIMARY KEY (company_id, id),
  constraint bot_misses_company_id_conversation_id_plain_key UNIQUE (company_id, conversation_id, plain),
  constraint bot_misses_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE,
  constraint bot_misses_company_id_synonym_id_fkey FOREIGN KEY (company_id, synonym_id) REFERENCES bot_synonyms(company_id, id) ON DELETE SET NULL (synonym_id),
  constraint bot_misses_check CHECK ((handled IS NULL) = (handled_at IS NULL)),
  constraint bot_misses_did_check CHECK (did = ANY (ARRAY['asked'::text, 'not-sold'::text, 'handed-over'::text, 'read-by-model'::text])),
  constraint bot_misses_handled_check CHECK (handled = ANY (ARRAY['taught'::text, 'dismissed'::text]))
);
CREATE INDEX bot_misses_by_age ON public.bot_misses USING btree (at);
CREATE INDEX bot_misses_by_synonym ON public.bot_misses USING btree (company_id, synonym_id) WHERE (synonym_id IS NOT NULL);
CREATE INDEX bot_misses_open ON public.bot_misses USING btree (company_id, at DESC) WHERE (handled IS NULL);
alter table bot_misses enable row level security, force row level security;
create policy own_company on bot_misses for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on bot_misses for all to balcao_owner using (true);
grant delete, insert, select, update on bot_misses to balcao_app;

create table bot_readings (
  company_id uuid not null,
  message_id uuid not null,
  state text not null,
  answer jsonb,
  asked_at timestamptz not null,
  wait_until timestamptz not null,
  constraint bot_readings_pkey PRIMARY KEY (company_id, message_id),
  constraint bot_readings_company_id_message_id_fkey FOREIGN KEY (company_id, message_id) REFERENCES messages(company_id, id) ON DELETE CASCADE,
  constraint bot_readings_check CHECK ((answer IS NOT NULL) = (state = 'ready'::text)),
  constraint bot_readings_state_check CHECK (state = ANY (ARRAY['pending'::text, 'ready'::text, 'closed'::text]))
);
CREATE INDEX bot_readings_asked ON public.bot_readings USING btree (company_id, asked_at);
CREATE INDEX bot_readings_open ON public.bot_readings USING btree (company_id) WHERE (state <> 'closed'::text);
alter table bot_readings enable row level security, force row level security;
create policy own_company on bot_readings for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on bot_readings for all to balcao_owner using (true);
grant insert, select, update on bot_readings to balcao_app;

create table bot_synonyms (
  company_id uuid not null,
  id uuid not null,
  words text not null,
  item_id text not null,
  taught_by uuid,
  created_at timestamptz not null default now(),
  constraint bot_synonyms_pkey PRIMARY KEY (company_id, id),
  constraint bot_synonyms_company_id_words_key UNIQUE (company_id, words),
  constraint bot_synonyms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint bot_synonyms_words_check CHECK (length(words) >= 1 AND length(words) <= 60)
);
alter table bot_synonyms enable row level security, force row level security;
create policy own_company on bot_synonyms for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on bot_synonyms for all to balcao_owner using (true);
grant delete, insert, select, update on bot_synonyms to balcao_app;

create table bot_hand_overs (
  company_id uuid not null,
  id uuid not null,
  conversation_id uuid,
  why text not null,
  at timestamptz not null,
  constraint bot_hand_overs_pkey PRIMARY KEY (company_id, id),
  constraint bot_hand_overs_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE SET NULL (conversation_id),
  constraint bot_hand_overs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX bot_hand_overs_by_time ON public.bot_hand_overs USING btree (company_id, at);
CREATE INDEX bot_hand_overs_of_conversation ON public.bot_hand_overs USING btree (company_id, conversation_id) WHERE (conversation_id IS NOT NULL);
alter table bot_hand_overs enable row level security, force row level security;
create policy own_company on bot_hand_overs for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on bot_hand_overs for all to balcao_owner using (true);
grant insert, select, update on bot_hand_overs to balcao_app;

-- browser-errors ------------------------------------------------------------------------------------------------

create table browser_errors (
  digest bytea not null,
  kind text not null,
  message text not null,
  stack text not null,
  page text not null,
  version text not null,
  browser text not null,
  count bigint not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  constraint browser_errors_pkey PRIMARY KEY (digest),
  constraint browser_errors_browser_check CHECK (length(browser) <= 30),
  constraint browser_errors_digest_check CHECK (length(digest) = 32),
  constraint browser_errors_message_check CHECK (length(message) <= 300),
  constraint browser_errors_page_check CHECK (length(page) <= 90),
  constraint browser_errors_stack_check CHECK (length(stack) <= 2000),
  constraint browser_errors_version_check CHECK (length(version) <= 80)
);

-- cash-register -------------------------------------------------------------------------------------------------

create table cash_registers (
  company_id uuid not null,
  id uuid not null,
  opened_at timestamptz not null default now(),
  opened_by uuid,
  opening_cents integer not null,
  closed_at timestamptz,
  closed_by uuid,
  expected jsonb,
  counted jsonb,
  note text,
  constraint cash_registers_pkey PRIMARY KEY (company_id, id),
  constraint cash_registers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint cash_registers_check CHECK ((closed_at IS NULL) = (counted IS NULL) AND (closed_at IS NULL) = (expected IS NULL)),
  constraint cash_registers_opening_cents_check CHECK (opening_cents >= 0)
);
CREATE INDEX cash_registers_closed ON public.cash_registers USING btree (company_id, closed_at DESC) WHERE (closed_at IS NOT NULL);
CREATE UNIQUE INDEX cash_registers_open ON public.cash_registers USING btree (company_id) WHERE (closed_at IS NULL);
alter table cash_registers enable row level security, force row level security;
create policy own_company on cash_registers for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on cash_registers for all to balcao_owner using (true);
grant insert, select, update on cash_registers to balcao_app;

create table cash_movements (
  company_id uuid not null,
  register_id uuid not null,
  id uuid not null,
  kind text not null,
  cents integer not null,
  reason text not null,
  at timestamptz not null default now(),
  employee_id uuid,
  voided_at timestamptz,
  void_employee_id uuid,
  constraint cash_movements_pkey PRIMARY KEY (company_id, id),
  constraint cash_movements_company_id_register_id_fkey FOREIGN KEY (company_id, register_id) REFERENCES cash_registers(company_id, id),
  constraint cash_movements_cents_check CHECK (cents > 0),
  constraint cash_movements_kind_check CHECK (kind = ANY (ARRAY['in'::text, 'out'::text])),
  constraint cash_movements_reason_check CHECK (reason <> ''::text)
);
CREATE INDEX cash_movements_of_register ON public.cash_movements USING btree (company_id, register_id);
alter table cash_movements enable row level security, force row level security;
create policy own_company on cash_movements for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on cash_movements for all to balcao_owner using (true);
grant insert, select, update on cash_movements to balcao_app;

-- catalogue -----------------------------------------------------------------------------------------------------

create table catalogues (
  company_id uuid not null,
  version integer not null default 0,
  source jsonb,
  updated_at timestamptz not null default now(),
  constraint catalogues_pkey PRIMARY KEY (company_id),
  constraint catalogues_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table catalogues enable row level security, force row level security;
create policy own_company on catalogues for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on catalogues for all to balcao_owner using (true);
grant insert, select, update on catalogues to balcao_app;

create table catalogue_rows (
  company_id uuid not null,
  kind text not null,
  id text not null,
  category_id text,
  "position" double precision not null,
  version integer not null,
  content jsonb not null,
  constraint catalogue_rows_pkey PRIMARY KEY (company_id, kind, id),
  constraint catalogue_rows_company_id_fkey FOREIGN KEY (company_id) REFERENCES catalogues(company_id),
  constraint catalogue_rows_check CHECK ((kind = 'item'::text) = (category_id IS NOT NULL)),
  constraint catalogue_rows_id_check CHECK (length(id) >= 1 AND length(id) <= 80),
  constraint catalogue_rows_kind_check CHECK (kind = ANY (ARRAY['category'::text, 'item'::text]))
);
CREATE INDEX catalogue_rows_in_order ON public.catalogue_rows USING btree (company_id, kind, category_id, "position", id);
alter table catalogue_rows enable row level security, force row level security;
create policy own_company on catalogue_rows for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on catalogue_rows for all to balcao_owner using (true);
grant delete, insert, select, update on catalogue_rows to balcao_app;

create table catalogue_history (
  company_id uuid not null,
  version integer not null,
  save_id uuid,
  save_digest bytea,
  actor text not null,
  changes jsonb not null,
  summary jsonb not null,
  undid integer,
  restored integer,
  at timestamptz not null default now(),
  constraint catalogue_history_pkey PRIMARY KEY (company_id, version),
  constraint catalogue_history_company_id_save_id_key UNIQUE (company_id, save_id),
  constraint catalogue_history_company_id_fkey FOREIGN KEY (company_id) REFERENCES catalogues(company_id),
  constraint catalogue_history_actor_check CHECK (actor = ANY (ARRAY['counter'::text, 'api'::text, 'system'::text]))
);
alter table catalogue_history enable row level security, force row level security;
create policy own_company on catalogue_history for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on catalogue_history for all to balcao_owner using (true);
grant delete, insert, select on catalogue_history to balcao_app;

-- channels ------------------------------------------------------------------------------------------------------

create table channels (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  instance text not null,
  secrets text not null,
  proof bytea not null,
  state text not null default 'closed'::text,
  state_since timestamptz not null default now(),
  reason text,
  qr jsonb,
  own_jid text,
  last_heard_at timestamptz,
  reconciled_at timestamptz,
  blocked_until timestamptz,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  gateway_version text,
  catalogue_id text,
  catalogue_products jsonb not null default '[]'::jsonb,
  catalogue_read_at timestamptz,
  catalogue_problem text,
  catalogue_refused_at timestamptz,
  constraint channels_pkey PRIMARY KEY (company_id, id),
  constraint channels_company_id_key UNIQUE (company_id),
  constraint channels_proof_key UNIQUE (proof),
  constraint channels_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint channels_catalogue_problem_check CHECK (catalogue_problem = ANY (ARRAY['unknown'::text, 'forbidden'::text])),
  constraint channels_kind_check CHECK (kind = ANY (ARRAY['evolution'::text, 'cloud'::text])),
  constraint channels_state_check CHECK (state = ANY (ARRAY['pairing'::text, 'connecting'::text, 'open'::text, 'closed'::text, 'refused'::text]))
);
alter table channels enable row level security, force row level security;
create policy own_company on channels for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR proof = (( SELECT app.presented_proof() AS presented_proof)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on channels for all to balcao_owner using (true);
grant insert, select, update on channels to balcao_app;

-- company -------------------------------------------------------------------------------------------------------

create table companies (
  id uuid not null,
  cnpj text not null,
  nome_empresa text not null,
  email_cliente text not null,
  telefone_empresa text,
  telefone_responsavel text,
  cidade_empresa text,
  estado_empresa text,
  nicho_empresa text not null default 'delivery'::text,
  time_zone text not null default 'America/Sao_Paulo'::text,
  imprime_auto boolean not null default false,
  bot_on boolean not null default false,
  mod_atendimento boolean not null default false,
  mod_motoboy boolean not null default false,
  mod_gerente boolean not null default false,
  mod_agendamento boolean not null default false,
  licence_renewed_on date,
  licence_days integer not null default 365,
  created_at timestamptz not null default now(),
  endereco_localizacao text,
  numero_endereco text,
  bairro_endereco text,
  cep_empresa text,
  sobre_empresa text,
  observacoes text,
  horario_funcionamento jsonb not null default '[]'::jsonb,
  tempo_entrega integer not null default 0,
  taxa_entrega_cents integer not null default 0,
  fee_groups jsonb not null default '[]'::jsonb,
  pix_tipo text,
  pix_chave text,
  versao integer not null default 1,
  field_versions jsonb not null default '{}'::jsonb,
  licence_plan text not null default 'bundle'::text,
  licence_term text not null default 'annual'::text,
  cutoff_hour smallint not null default 5,
  recovery_email text,
  recovery_until timestamptz,
  aceita_vale boolean not null default false,
  aceite_automatico text[] not null default '{}'::text[],
  fechada_ate timestamptz,
  so_retirada_ate timestamptz,
  preparo_extra smallint not null default 0,
  preparo_extra_ate timestamptz,
  pedido_minimo_cents integer not null default 0,
  entrega_gratis_cents integer not null default 0,
  aceita_agendados boolean not null default true,
  endereco_curto text,
  logo text,
  capa text,
  cor text,
  withheld_addresses text[] not null default '{}'::text[],
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_cnpj_key UNIQUE (cnpj),
  constraint companies_id_endereco_curto_fkey FOREIGN KEY (id, endereco_curto) REFERENCES short_addresses(company_id, address),
  constraint companies_aceite_automatico_check CHECK (aceite_automatico <@ ARRAY['menu'::text, 'bot'::text, 'api'::text]),
  constraint companies_cep_empresa_check CHECK (cep_empresa ~ '^[0-9]{8}$'::text),
  constraint companies_check CHECK ((recovery_email IS NULL) = (recovery_until IS NULL)),
  constraint companies_cnpj_check CHECK (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'::text),
  constraint companies_cor_check CHECK (cor ~ '^#[0-9a-f]{6}$'::text),
  constraint companies_cutoff_hour_check CHECK (cutoff_hour >= 0 AND cutoff_hour <= 23),
  constraint companies_entrega_gratis_cents_check CHECK (entrega_gratis_cents >= 0),
  constraint companies_estado_empresa_check CHECK (estado_empresa ~ '^[A-Z]{2}$'::text),
  constraint companies_licence_days_check CHECK (licence_days > 0),
  constraint companies_licence_plan_check CHECK (licence_plan = ANY (ARRAY['attendance'::text, 'delivery'::text, 'manager'::text, 'bundle'::text])),
  constraint companies_licence_term_check CHECK (licence_term = ANY (ARRAY['monthly'::text, 'quarterly'::text, 'annual'::text])),
  constraint companies_nome_empresa_check CHECK (nome_empresa <> ''::text),
  constraint companies_pedido_minimo_cents_check CHECK (pedido_minimo_cents >= 0),
  constraint companies_pix_tipo_check CHECK (pix_tipo = ANY (ARRAY['cpf'::text, 'cnpj'::text, 'email'::text, 'phone'::text, 'random'::text])),
  constraint companies_preparo_extra_check CHECK (preparo_extra >= 0 AND preparo_extra <= 240),
  constraint companies_taxa_entrega_cents_check CHECK (taxa_entrega_cents >= 0),
  constraint companies_tempo_entrega_check CHECK (tempo_entrega >= 0 AND tempo_entrega <= 1440),
  constraint pix_whole CHECK ((pix_tipo IS NULL) = (pix_chave IS NULL))
);
CREATE TRIGGER end_lead_access AFTER UPDATE OF email_cliente ON companies FOR EACH ROW WHEN (lower(old.email_cliente) IS DISTINCT FROM lower(new.email_cliente)) EXECUTE FUNCTION app.end_lead_access();
CREATE TRIGGER switch_automatic_prints AFTER UPDATE OF imprime_auto ON companies FOR EACH ROW WHEN (old.imprime_auto IS DISTINCT FROM new.imprime_auto) EXECUTE FUNCTION app.switch_automatic_prints();
alter table companies enable row level security, force row level security;
create policy own_company on companies for all to balcao_app using (id = (( SELECT app.company_id() AS company_id)) OR cnpj = (( SELECT app.presented_cnpj() AS presented_cnpj)))
  with check (id = (( SELECT app.company_id() AS company_id)));
create policy owner on companies for all to balcao_owner using (true);
grant select on companies to balcao_app;
grant update (email_cliente, telefone_empresa, telefone_responsavel, cidade_empresa, estado_empresa, nicho_empresa, time_zone, imprime_auto, bot_on, endereco_localizacao, numero_endereco, bairro_endereco, cep_empresa, sobre_empresa, observacoes, horario_funcionamento, tempo_entrega, taxa_entrega_cents, fee_groups, pix_tipo, pix_chave, versao, field_versions, cutoff_hour, recovery_email, recovery_until, aceita_vale, aceite_automatico, fechada_ate, so_retirada_ate, preparo_extra, preparo_extra_ate, pedido_minimo_cents, entrega_gratis_cents, aceita_agendados, endereco_curto, logo, capa, cor) on companies to balcao_app;

create table short_addresses (
  company_id uuid not null,
  address text not null,
  taken_at timestamptz not null default now(),
  constraint short_addresses_pkey PRIMARY KEY (company_id, address),
  constraint short_addresses_address_key UNIQUE (address),
  constraint short_addresses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint short_addresses_address_check CHECK (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(address) >= 3 AND length(address) <= 40)
);
alter table short_addresses enable row level security, force row level security;
create policy own_company on short_addresses for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR address = (( SELECT app.presented_address() AS presented_address)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on short_addresses for all to balcao_owner using (true);
grant delete, insert, select, update on short_addresses to balcao_app;

-- conversations -------------------------------------------------------------------------------------------------

create table conversations (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  jid text not null,
  phone text,
  push_name text,
  given_name text,
  title text not null generated always as (COALESCE(given_name, push_name,
CASE
    WHEN phone IS NULL THEN jid
    ELSE '+'::text || phone
END)) stored,
  unread integer not null default 0,
  read_at timestamptz,
  read_seq bigint,
  ticked_at timestamptz,
  ticked_seq bigint,
  last_message_id uuid,
  last_at timestamptz,
  last_text text not null default ''::text,
  last_inbound_at timestamptz,
  bot_mode text not null default 'bot'::text,
  human_until timestamptz,
  bot_by text,
  waiting_since timestamptz,
  labels uuid[] not null default '{}'::uuid[],
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search text not null generated always as (app.plain_text((COALESCE(given_name, push_name,
CASE
    WHEN phone IS NULL THEN jid
    ELSE '+'::text || phone
END) || ' '::text) || last_text)) stored,
  phone_tail text generated always as (app.phone_tail(phone)) stored,
  phone_key text generated always as (app.phone_key(phone)) stored,
  named_at timestamptz,
  constraint conversations_pkey PRIMARY KEY (company_id, id),
  constraint conversations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint conversations_bot_by_check CHECK (bot_by = ANY (ARRAY['dashboard'::text, 'phone'::text, 'bot'::text, 'customer'::text])),
  constraint conversations_bot_mode_check CHECK (bot_mode = ANY (ARRAY['bot'::text, 'human'::text, 'off'::text])),
  constraint conversations_kind_check CHECK (kind = ANY (ARRAY['person'::text, 'group'::text])),
  constraint conversations_unread_check CHECK (unread >= 0)
);
CREATE INDEX conversations_by_customer ON public.conversations USING btree (company_id, phone_key);
CREATE INDEX conversations_by_phone ON public.conversations USING btree (company_id, phone_tail);
CREATE INDEX conversations_newest ON public.conversations USING btree (company_id, last_at DESC NULLS LAST, id DESC);
CREATE INDEX conversations_unread ON public.conversations USING btree (company_id, last_at DESC NULLS LAST, id DESC) WHERE (unread > 0);
CREATE INDEX conversations_waiting ON public.conversations USING btree (company_id, last_at DESC NULLS LAST, id DESC) WHERE (waiting_since IS NOT NULL);
CREATE TRIGGER note_customer AFTER INSERT OR DELETE ON conversations FOR EACH ROW EXECUTE FUNCTION app.note_chat_customer();
CREATE TRIGGER note_customer_change AFTER UPDATE OF phone, push_name, given_name, last_at ON conversations FOR EACH ROW WHEN (old.phone IS DISTINCT FROM new.phone OR old.title IS DISTINCT FROM new.title OR old.last_at IS DISTINCT FROM new.last_at) EXECUTE FUNCTION app.note_chat_customer();
alter table conversations enable row level security, force row level security;
create policy own_company on conversations for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on conversations for all to balcao_owner using (true);
grant delete, insert, select, update on conversations to balcao_app;

create table conversation_addresses (
  company_id uuid not null,
  key text not null,
  jid text not null,
  conversation_id uuid not null,
  heard_at timestamptz not null default now(),
  constraint conversation_addresses_pkey PRIMARY KEY (company_id, key),
  constraint conversation_addresses_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
);
CREATE INDEX addresses_of_conversation ON public.conversation_addresses USING btree (company_id, conversation_id);
alter table conversation_addresses enable row level security, force row level security;
create policy own_company on conversation_addresses for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on conversation_addresses for all to balcao_owner using (true);
grant delete, insert, select, update on conversation_addresses to balcao_app;

create table messages (
  company_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  wa_id text,
  from_me boolean not null,
  author text not null,
  author_name text,
  at timestamptz not null,
  seq bigint not null generated always as identity,
  kind text not null,
  text text not null default ''::text,
  content jsonb not null default '{}'::jsonb,
  quoting text,
  ack text,
  failure text,
  edited_at timestamptz,
  deleted boolean not null default false,
  reactions jsonb not null default '[]'::jsonb,
  search text not null generated always as (app.plain_text(text)) stored,
  constraint messages_pkey PRIMARY KEY (company_id, id),
  constraint messages_company_id_wa_id_key UNIQUE (company_id, wa_id),
  constraint messages_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE,
  constraint messages_ack_check CHECK (ack = ANY (ARRAY['pending'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])),
  constraint messages_author_check CHECK (author = ANY (ARRAY['customer'::text, 'person'::text, 'bot'::text, 'phone'::text, 'system'::text])),
  constraint messages_check CHECK (from_me = (ack IS NOT NULL))
);
CREATE INDEX messages_by_age ON public.messages USING brin (at);
CREATE INDEX messages_in_order ON public.messages USING btree (company_id, conversation_id, at DESC, seq DESC);
CREATE INDEX messages_inbound ON public.messages USING btree (company_id, conversation_id, at, seq) WHERE (NOT from_me);
CREATE INDEX messages_of_bot ON public.messages USING btree (company_id, at) INCLUDE (conversation_id) WHERE (author = 'bot'::text);
CREATE INDEX messages_unnamed ON public.messages USING btree (company_id, conversation_id, at, seq) WHERE (wa_id IS NULL);
alter table messages enable row level security, force row level security;
create policy own_company on messages for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on messages for all to balcao_owner using (true);
grant delete, insert, select, update on messages to balcao_app;

create table outbox (
  company_id uuid not null,
  message_id uuid not null,
  conversation_id uuid not null,
  seq bigint not null generated always as identity,
  queued_at timestamptz not null default now(),
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  looks integer not null default 0,
  tried_at timestamptz,
  next_at timestamptz not null default now(),
  constraint outbox_pkey PRIMARY KEY (company_id, message_id),
  constraint outbox_company_id_message_id_fkey FOREIGN KEY (company_id, message_id) REFERENCES messages(company_id, id) ON DELETE CASCADE,
  constraint outbox_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'unknown'::text]))
);
CREATE INDEX outbox_due ON public.outbox USING btree (next_at);
CREATE INDEX outbox_in_order ON public.outbox USING btree (company_id, conversation_id, seq);
alter table outbox enable row level security, force row level security;
create policy own_company on outbox for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on outbox for all to balcao_owner using (true);
grant delete, insert, select, update on outbox to balcao_app;

create table early_marks (
  company_id uuid not null,
  wa_id text not null,
  ack text,
  failure text,
  edited_text text,
  edited_at timestamptz,
  deleted boolean not null default false,
  reactions jsonb not null default '[]'::jsonb,
  heard_at timestamptz not null default now(),
  constraint early_marks_pkey PRIMARY KEY (company_id, wa_id),
  constraint early_marks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX early_marks_by_age ON public.early_marks USING btree (heard_at);
alter table early_marks enable row level security, force row level security;
create policy own_company on early_marks for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on early_marks for all to balcao_owner using (true);
grant delete, insert, select, update on early_marks to balcao_app;

create table former_sends (
  company_id uuid not null,
  wa_id text not null,
  at timestamptz not null,
  erased boolean not null default false,
  constraint former_sends_pkey PRIMARY KEY (company_id, wa_id),
  constraint former_sends_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table former_sends enable row level security, force row level security;
create policy own_company on former_sends for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on former_sends for all to balcao_owner using (true);
grant insert, select on former_sends to balcao_app;

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
  state text not null,
  handle jsonb,
  created_at timestamptz not null default now(),
  constraint media_pkey PRIMARY KEY (company_id, id),
  constraint media_company_id_message_id_fkey FOREIGN KEY (company_id, message_id) REFERENCES messages(company_id, id) ON DELETE CASCADE,
  constraint media_state_check CHECK (state = ANY (ARRAY['fetching'::text, 'ready'::text, 'gone'::text]))
);
CREATE INDEX media_by_age ON public.media USING brin (created_at);
CREATE INDEX media_of_message ON public.media USING btree (company_id, message_id);
alter table media enable row level security, force row level security;
create policy own_company on media for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on media for all to balcao_owner using (true);
grant delete, insert, select, update on media to balcao_app;

create table transcripts (
  company_id uuid not null,
  message_id uuid not null,
  state text not null,
  text text not null default ''::text,
  digest bytea,
  asked_at timestamptz,
  wait_until timestamptz not null,
  bot_waits boolean not null default false,
  constraint transcripts_pkey PRIMARY KEY (company_id, message_id),
  constraint transcripts_company_id_message_id_fkey FOREIGN KEY (company_id, message_id) REFERENCES messages(company_id, id) ON DELETE CASCADE,
  constraint transcripts_state_check CHECK (state = ANY (ARRAY['pending'::text, 'ready'::text, 'none'::text]))
);
CREATE INDEX transcripts_asked ON public.transcripts USING btree (company_id, asked_at) WHERE (asked_at IS NOT NULL);
CREATE INDEX transcripts_by_digest ON public.transcripts USING btree (company_id, digest) WHERE (digest IS NOT NULL);
alter table transcripts enable row level security, force row level security;
create policy own_company on transcripts for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on transcripts for all to balcao_owner using (true);
grant insert, select, update on transcripts to balcao_app;

create table chat_labels (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  colour text not null,
  "position" integer not null,
  constraint chat_labels_pkey PRIMARY KEY (company_id, id),
  constraint chat_labels_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table chat_labels enable row level security, force row level security;
create policy own_company on chat_labels for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on chat_labels for all to balcao_owner using (true);
grant delete, insert, select, update on chat_labels to balcao_app;

create table chat_notes (
  company_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  text text not null,
  created_at timestamptz not null default now(),
  constraint chat_notes_pkey PRIMARY KEY (company_id, id),
  constraint chat_notes_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
);
CREATE INDEX notes_of_conversation ON public.chat_notes USING btree (company_id, conversation_id, created_at);
alter table chat_notes enable row level security, force row level security;
create policy own_company on chat_notes for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on chat_notes for all to balcao_owner using (true);
grant delete, insert, select, update on chat_notes to balcao_app;

create table quick_replies (
  company_id uuid not null,
  version integer not null,
  replies jsonb not null,
  constraint quick_replies_pkey PRIMARY KEY (company_id),
  constraint quick_replies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table quick_replies enable row level security, force row level security;
create policy own_company on quick_replies for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on quick_replies for all to balcao_owner using (true);
grant insert, select, update on quick_replies to balcao_app;

create table order_notices (
  company_id uuid not null,
  order_id uuid not null,
  notice text not null,
  message_id uuid,
  at timestamptz not null default now(),
  seq bigint not null generated always as identity,
  for_moment timestamptz,
  constraint order_notices_pkey PRIMARY KEY (company_id, order_id, seq)
);
alter table order_notices enable row level security, force row level security;
create policy own_company on order_notices for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on order_notices for all to balcao_owner using (true);
grant delete, insert, select, update on order_notices to balcao_app;

-- coupons -------------------------------------------------------------------------------------------------------

create table coupons (
  company_id uuid not null,
  id uuid not null,
  code text not null,
  code_key text not null,
  kind text not null,
  value integer not null,
  minimum_cents integer not null default 0,
  first_order boolean not null default false,
  starts_on date,
  ends_on date,
  max_uses integer,
  max_uses_each integer,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint coupons_pkey PRIMARY KEY (company_id, id),
  constraint coupons_company_id_code_key_key UNIQUE (company_id, code_key),
  constraint coupons_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint coupons_check CHECK (
CASE kind
    WHEN 'percent'::text THEN value >= 1 AND value <= 100
    WHEN 'value'::text THEN value > 0
    ELSE value = 0
END),
  constraint coupons_check1 CHECK (ends_on >= starts_on),
  constraint coupons_code_key_check CHECK (code_key <> ''::text),
  constraint coupons_kind_check CHECK (kind = ANY (ARRAY['percent'::text, 'value'::text, 'free_delivery'::text])),
  constraint coupons_max_uses_check CHECK (max_uses > 0),
  constraint coupons_max_uses_each_check CHECK (max_uses_each > 0),
  constraint coupons_minimum_cents_check CHECK (minimum_cents >= 0)
);
alter table coupons enable row level security, force row level security;
create policy own_company on coupons for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on coupons for all to balcao_owner using (true);
grant insert, select, update on coupons to balcao_app;

-- customers -----------------------------------------------------------------------------------------------------

create table customers (
  company_id uuid not null,
  id uuid not null,
  phone_key text not null,
  phone text not null,
  name text,
  email text,
  notes text not null default ''::text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint customers_pkey PRIMARY KEY (company_id, id),
  constraint customers_company_id_phone_key_key UNIQUE (company_id, phone_key),
  constraint customers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table customers enable row level security, force row level security;
create policy own_company on customers for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on customers for all to balcao_owner using (true);
grant delete, insert, select, update on customers to balcao_app;

create view customer_chats with (security_invoker=true) as
 SELECT company_id,
    id,
    COALESCE(phone_key, ( SELECT o.phone_key
           FROM orders o
          WHERE o.company_id = c.company_id AND o.conversation_id = c.id AND o.phone_key IS NOT NULL
          ORDER BY o.created_at DESC
         LIMIT 1), ( SELECT a.phone_key
           FROM appointments a
          WHERE a.company_id = c.company_id AND a.conversation_id = c.id AND a.phone_key IS NOT NULL
          ORDER BY a.starts_at DESC
         LIMIT 1), id::text) AS customer_key,
    phone_key,
    phone,
    given_name,
    push_name,
    title,
    last_at,
    created_at
   FROM conversations c
  WHERE kind = 'person'::text;
grant select on customer_chats to balcao_app;

create view customer_rows with (security_invoker=true) as
 SELECT s.company_id,
    s.key,
    s.phone,
    s.name,
    c.email,
    s.orders_count,
    round(s.spent_cents::numeric / 100.0, 2) AS spent,
    s.first_seen_at,
    s.last_order_at,
    s.last_appointment_at,
    s.last_message_at,
    s.last_contact_at,
    s.search,
    app.search_text(VARIADIC ARRAY[COALESCE(s.name, ''::text)]) AS sort_name
   FROM customer_summaries s
     LEFT JOIN customers c ON c.company_id = s.company_id AND c.phone_key = s.key;
grant select on customer_rows to balcao_app;

create table customer_summaries (
  company_id uuid not null,
  key text not null,
  phone text,
  name text,
  search text not null,
  orders_count integer not null,
  spent_cents bigint not null,
  first_seen_at timestamptz not null,
  last_order_at timestamptz,
  last_appointment_at timestamptz,
  last_message_at timestamptz,
  last_contact_at timestamptz not null,
  constraint customer_summaries_pkey PRIMARY KEY (company_id, key),
  constraint customer_summaries_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX customers_by_contact ON public.customer_summaries USING btree (company_id, last_contact_at DESC, key);
CREATE INDEX customers_by_orders ON public.customer_summaries USING btree (company_id, orders_count DESC, key);
CREATE INDEX customers_by_spent ON public.customer_summaries USING btree (company_id, spent_cents DESC, key);
alter table customer_summaries enable row level security, force row level security;
create policy own_company on customer_summaries for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on customer_summaries for all to balcao_owner using (true);
grant delete, insert, select, update on customer_summaries to balcao_app;

create table customer_changes (
  company_id uuid not null,
  id bigint not null generated always as identity,
  phone_key text,
  conversation_id uuid,
  constraint customer_changes_pkey PRIMARY KEY (company_id, id),
  constraint customer_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE TRIGGER call_summaries AFTER INSERT ON customer_changes FOR EACH ROW WHEN ((new.id % 256::bigint) = 0) EXECUTE FUNCTION app.call_customer_summaries();
alter table customer_changes enable row level security, force row level security;
create policy own_company on customer_changes for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on customer_changes for all to balcao_owner using (true);
grant delete, insert, select on customer_changes to balcao_app;

create table retention_settings (
  company_id uuid not null,
  message_months smallint,
  media_months smallint,
  version integer not null default 1,
  constraint retention_settings_pkey PRIMARY KEY (company_id),
  constraint retention_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint retention_settings_media_months_check CHECK (media_months >= 1 AND media_months <= 120),
  constraint retention_settings_message_months_check CHECK (message_months >= 1 AND message_months <= 120)
);
alter table retention_settings enable row level security, force row level security;
create policy own_company on retention_settings for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on retention_settings for all to balcao_owner using (true);
grant insert, select, update on retention_settings to balcao_app;

-- employees -----------------------------------------------------------------------------------------------------

create table employees (
  company_id uuid not null,
  id uuid not null,
  nome text not null,
  cargo text not null default ''::text,
  departamento text not null default ''::text,
  salary_cents integer not null default 0,
  data_admissao date not null,
  status text not null default 'ativo'::text,
  created_at timestamptz not null default now(),
  telefone text,
  email text,
  notes text not null default ''::text,
  left_on date,
  left_reason text,
  made_from bytea,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint employees_pkey PRIMARY KEY (company_id, id),
  constraint employees_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint employees_status_check CHECK (status = ANY (ARRAY['ativo'::text, 'inativo'::text, 'ferias'::text, 'licenca'::text]))
);
CREATE TRIGGER note_google_leaver AFTER UPDATE OF status ON employees FOR EACH ROW WHEN (old.status <> 'inativo'::text AND new.status = 'inativo'::text) EXECUTE FUNCTION app.note_google_leaver();
alter table employees enable row level security, force row level security;
create policy own_company on employees for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on employees for all to balcao_owner using (true);
grant insert, select, update on employees to balcao_app;

create view employee_rows with (security_invoker=true) as
 SELECT company_id,
    id,
    nome,
    cargo,
    departamento,
    round(salary_cents::numeric / 100.0, 2) AS salario,
    data_admissao,
    status,
    app.search_text(VARIADIC ARRAY[nome]) AS sort_nome
   FROM employees;
grant select on employee_rows to balcao_app;

create view employee_rows_of_sessions with (security_invoker=true) as
 SELECT company_id,
    id,
    nome,
    cargo,
    departamento,
    NULL::numeric AS salario,
    data_admissao,
    status,
    sort_nome
   FROM employee_rows;
grant select on employee_rows_of_sessions to balcao_app;

create table employee_access (
  company_id uuid not null,
  employee_id uuid not null,
  number smallint not null,
  role text not null,
  pin_hash text not null,
  changed_at timestamptz not null default now(),
  used_at timestamptz,
  sees_colleagues boolean not null default false,
  constraint employee_access_pkey PRIMARY KEY (company_id, employee_id),
  constraint employee_access_company_id_number_key UNIQUE (company_id, number),
  constraint employee_access_company_id_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employees(company_id, id) ON DELETE CASCADE,
  constraint employee_access_number_check CHECK (number >= 100 AND number <= 999),
  constraint employee_access_role_check CHECK (role = ANY (ARRAY['dono'::text, 'gerente'::text, 'atendente'::text, 'cozinha'::text, 'profissional'::text]))
);
alter table employee_access enable row level security, force row level security;
create policy own_company on employee_access for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on employee_access for all to balcao_owner using (true);
grant delete, insert, select, update on employee_access to balcao_app;

-- google --------------------------------------------------------------------------------------------------------

create table google_connections (
  company_id uuid not null,
  connected boolean not null,
  access_token text,
  access_expires_at timestamptz,
  refresh_token text,
  account text,
  scopes text[] not null default '{}'::text[],
  connected_at timestamptz,
  verified_at timestamptz,
  checked_at timestamptz,
  error_code text,
  error_message text,
  error_at timestamptz,
  sync_token text,
  synced_at timestamptz,
  channel_id uuid,
  channel_token bytea,
  channel_resource text,
  channel_until timestamptz,
  proof bytea,
  version integer not null default 1,
  agenda_id uuid,
  also_company boolean not null default true,
  shared boolean not null default false,
  whose uuid not null generated always as (COALESCE(agenda_id, company_id)) stored,
  also_closures boolean not null default false,
  constraint google_connections_pkey PRIMARY KEY (company_id, whose),
  constraint google_connections_proof_key UNIQUE (proof),
  constraint google_connections_company_id_agenda_id_fkey FOREIGN KEY (company_id, agenda_id) REFERENCES agendas(company_id, id),
  constraint google_connections_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table google_connections enable row level security, force row level security;
create policy own_company on google_connections for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR proof = (( SELECT app.presented_proof() AS presented_proof)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy own_eyes on google_connections as restrictive for select to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id IS NULL OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_delete on google_connections as restrictive for delete to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_insert on google_connections as restrictive for insert to balcao_app
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_update on google_connections as restrictive for update to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)))
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy owner on google_connections for all to balcao_owner using (true);
grant delete, insert, select, update on google_connections to balcao_app;

create table google_consents (
  company_id uuid not null,
  state_hash bytea not null,
  session_id uuid not null,
  verifier text not null,
  redirect_uri text not null,
  return_to text not null,
  expires_at timestamptz not null,
  agenda_id uuid,
  constraint google_consents_pkey PRIMARY KEY (company_id, state_hash),
  constraint google_consents_company_id_agenda_id_fkey FOREIGN KEY (company_id, agenda_id) REFERENCES agendas(company_id, id),
  constraint google_consents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX google_consents_by_age ON public.google_consents USING btree (expires_at);
alter table google_consents enable row level security, force row level security;
create policy own_company on google_consents for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy own_eyes on google_consents as restrictive for select to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_delete on google_consents as restrictive for delete to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_insert on google_consents as restrictive for insert to balcao_app
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_update on google_consents as restrictive for update to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)))
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy owner on google_consents for all to balcao_owner using (true);
grant delete, insert, select on google_consents to balcao_app;

create table google_audit (
  company_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  type text not null,
  message text not null,
  browser text,
  url text,
  agenda_id uuid,
  constraint google_audit_pkey PRIMARY KEY (company_id, id),
  constraint google_audit_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX google_audit_by_age ON public.google_audit USING btree (at);
alter table google_audit enable row level security, force row level security;
create policy own_company on google_audit for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on google_audit for all to balcao_owner using (true);
grant insert, select on google_audit to balcao_app;

create table google_copies (
  company_id uuid not null,
  appointment_id uuid not null,
  agenda_id uuid not null,
  event_id text,
  attempts integer not null default 0,
  dirty boolean not null default true,
  failure text,
  failure_code text,
  constraint google_copies_pkey PRIMARY KEY (company_id, appointment_id, agenda_id),
  constraint google_copies_company_id_agenda_id_fkey FOREIGN KEY (company_id, agenda_id) REFERENCES agendas(company_id, id),
  constraint google_copies_company_id_appointment_id_fkey FOREIGN KEY (company_id, appointment_id) REFERENCES appointments(company_id, id) ON DELETE CASCADE,
  constraint google_copies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX google_copies_by_event ON public.google_copies USING btree (company_id, agenda_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX google_copies_to_write ON public.google_copies USING btree (company_id, agenda_id) WHERE dirty;
alter table google_copies enable row level security, force row level security;
create policy own_company on google_copies for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy own_eyes on google_copies as restrictive for select to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_delete on google_copies as restrictive for delete to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_insert on google_copies as restrictive for insert to balcao_app
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_update on google_copies as restrictive for update to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)))
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy owner on google_copies for all to balcao_owner using (true);
grant insert, select, update on google_copies to balcao_app;

create table google_closures (
  company_id uuid not null,
  closure_id uuid not null,
  event_id text not null,
  attempts integer not null,
  said text,
  failure text,
  failure_code text,
  constraint google_closures_pkey PRIMARY KEY (company_id, closure_id),
  constraint google_closures_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table google_closures enable row level security, force row level security;
create policy own_company on google_closures for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on google_closures for all to balcao_owner using (true);
grant delete, insert, select, update on google_closures to balcao_app;

create table calendar_events (
  company_id uuid not null,
  google_id text not null,
  summary text not null default ''::text,
  location text,
  all_day boolean not null,
  "time" tstzrange not null,
  first_date date,
  last_date date,
  effect text not null,
  updated_at timestamptz not null default now(),
  constraint calendar_events_pkey PRIMARY KEY (company_id, google_id),
  constraint calendar_events_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint calendar_events_effect_check CHECK (effect = ANY (ARRAY['closes-day'::text, 'closes-own-day'::text, 'closes-time'::text, 'occupies'::text, 'none'::text]))
);
CREATE INDEX calendar_events_by_start ON public.calendar_events USING btree (company_id, lower("time"));
alter table calendar_events enable row level security, force row level security;
create policy own_company on calendar_events for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on calendar_events for all to balcao_owner using (true);
grant delete, insert, select, update on calendar_events to balcao_app;

create table google_busy (
  company_id uuid not null,
  agenda_id uuid not null,
  google_id text not null,
  "time" tstzrange not null,
  first_date date,
  last_date date,
  constraint google_busy_pkey PRIMARY KEY (company_id, agenda_id, google_id),
  constraint google_busy_company_id_agenda_id_fkey FOREIGN KEY (company_id, agenda_id) REFERENCES agendas(company_id, id),
  constraint google_busy_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table google_busy enable row level security, force row level security;
create policy own_company on google_busy for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy own_eyes on google_busy as restrictive for select to balcao_app using (( SELECT app.own_worker() IS NULL OR app.sees_colleagues()) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_delete on google_busy as restrictive for delete to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_insert on google_busy as restrictive for insert to balcao_app
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_update on google_busy as restrictive for update to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)))
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy owner on google_busy for all to balcao_owner using (true);
grant delete, insert, select, update on google_busy to balcao_app;

-- images --------------------------------------------------------------------------------------------------------

create table images (
  company_id uuid not null,
  id text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  unused_since timestamptz default now(),
  constraint images_pkey PRIMARY KEY (company_id, id),
  constraint images_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint images_bytes_check CHECK (bytes > 0)
);
alter table images enable row level security, force row level security;
create policy own_company on images for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on images for all to balcao_owner using (true);
grant delete, insert, select on images to balcao_app;

create table menu_images (
  company_id uuid not null,
  file_name text not null,
  image_id text not null,
  "position" integer not null,
  constraint menu_images_pkey PRIMARY KEY (company_id, file_name),
  constraint menu_images_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint menu_images_company_id_image_id_fkey FOREIGN KEY (company_id, image_id) REFERENCES images(company_id, id),
  constraint menu_images_file_name_check CHECK (file_name <> ''::text)
);
alter table menu_images enable row level security, force row level security;
create policy own_company on menu_images for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on menu_images for all to balcao_owner using (true);
grant delete, insert, select, update on menu_images to balcao_app;

-- licence -------------------------------------------------------------------------------------------------------

create table licence_requests (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  plan text not null,
  term text not null,
  price_cents integer not null,
  txid text not null,
  br_code text,
  note text not null default ''::text,
  state text not null default 'open'::text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint licence_requests_pkey PRIMARY KEY (company_id, id),
  constraint licence_requests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint licence_requests_kind_check CHECK (kind = ANY (ARRAY['change'::text, 'renewal'::text])),
  constraint licence_requests_plan_check CHECK (plan = ANY (ARRAY['attendance'::text, 'delivery'::text, 'manager'::text, 'bundle'::text])),
  constraint licence_requests_price_cents_check CHECK (price_cents > 0),
  constraint licence_requests_state_check CHECK (state = ANY (ARRAY['open'::text, 'granted'::text, 'declined'::text, 'cancelled'::text])),
  constraint licence_requests_term_check CHECK (term = ANY (ARRAY['monthly'::text, 'quarterly'::text, 'annual'::text]))
);
CREATE UNIQUE INDEX licence_request_by_txid ON public.licence_requests USING btree (txid);
CREATE UNIQUE INDEX one_open_licence_request ON public.licence_requests USING btree (company_id) WHERE (state = 'open'::text);
alter table licence_requests enable row level security, force row level security;
create policy own_company on licence_requests for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on licence_requests for all to balcao_owner using (true);
grant insert, select on licence_requests to balcao_app;
grant update (state, decided_at) on licence_requests to balcao_app;

create table licence_terms (
  company_id uuid not null,
  id uuid not null,
  plan text not null,
  term text not null,
  starts_on date not null,
  ends_on date not null,
  price_cents integer not null default 0,
  request_id uuid,
  granted_by text not null,
  created_at timestamptz not null default now(),
  constraint licence_terms_pkey PRIMARY KEY (company_id, id),
  constraint licence_terms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table licence_terms enable row level security, force row level security;
create policy own_company on licence_terms for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on licence_terms for all to balcao_owner using (true);
grant select on licence_terms to balcao_app;

create table licence_notices (
  company_id uuid not null,
  ends_on date not null,
  days integer not null,
  sent_at timestamptz not null default now(),
  constraint licence_notices_pkey PRIMARY KEY (company_id, ends_on, days),
  constraint licence_notices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table licence_notices enable row level security, force row level security;
create policy own_company on licence_notices for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on licence_notices for all to balcao_owner using (true);
grant insert, select on licence_notices to balcao_app;

-- onboarding ----------------------------------------------------------------------------------------------------

create table leads (
  id uuid not null,
  empresa text not null,
  cnpj text not null,
  email text not null,
  responsavel text not null,
  telefone text not null,
  nicho text not null,
  state text not null default 'new'::text,
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  company_id uuid,
  discard_reason text,
  note text not null default ''::text,
  approved_at timestamptz,
  onboarded_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint leads_state_check CHECK (state = ANY (ARRAY['new'::text, 'approved'::text, 'onboarded'::text, 'active'::text, 'discarded'::text]))
);
CREATE INDEX leads_by_cnpj ON public.leads USING btree (cnpj, created_at DESC);
CREATE INDEX leads_by_state ON public.leads USING btree (state, created_at DESC, id);
CREATE UNIQUE INDEX one_lead_a_day ON public.leads USING btree (cnpj, email, ((timezone('UTC'::text, created_at))::date));
alter table leads enable row level security, force row level security;
create policy add_only on leads for insert to balcao_app
  with check (state = 'new'::text AND company_id IS NULL);
create policy owner on leads for all to balcao_owner using (true);
create policy presented on leads for select to balcao_app using (cnpj = (( SELECT app.presented_cnpj() AS presented_cnpj)) OR id = (( SELECT app.presented_lead() AS presented_lead)));
create policy presented_change on leads for update to balcao_app using (id = (( SELECT app.presented_lead() AS presented_lead)))
  with check (id = (( SELECT app.presented_lead() AS presented_lead)));
grant insert, select on leads to balcao_app;
grant update (state, onboarded_at, version, updated_at) on leads to balcao_app;

create table lead_tickets (
  lead_id uuid not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  constraint lead_tickets_pkey PRIMARY KEY (token_hash),
  constraint lead_tickets_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);
alter table lead_tickets enable row level security, force row level security;
create policy made_for_presented on lead_tickets for insert to balcao_app
  with check ((lead_id IN ( SELECT app.leads_of_presented_cnpj() AS leads_of_presented_cnpj)));
create policy owner on lead_tickets for all to balcao_owner using (true);
create policy presented on lead_tickets for select to balcao_app using (token_hash = (( SELECT app.presented_proof() AS presented_proof)) AND expires_at > now());
grant insert, select on lead_tickets to balcao_app;

create table lead_codes (
  lead_id uuid,
  id uuid not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now(),
  cnpj text not null,
  constraint lead_codes_pkey PRIMARY KEY (cnpj, id),
  constraint lead_codes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);
CREATE INDEX lead_codes_by_lead ON public.lead_codes USING btree (lead_id);
alter table lead_codes enable row level security, force row level security;
create policy owner on lead_codes for all to balcao_owner using (true);
create policy presented on lead_codes for all to balcao_app using (cnpj = (( SELECT app.presented_cnpj() AS presented_cnpj)))
  with check (cnpj = (( SELECT app.presented_cnpj() AS presented_cnpj)) AND (lead_id IS NULL OR (lead_id IN ( SELECT app.leads_of_presented_cnpj() AS leads_of_presented_cnpj))));
grant delete, insert, select, update on lead_codes to balcao_app;

create table onboardings (
  lead_id uuid not null,
  content jsonb not null,
  submitted_at timestamptz not null default now(),
  applied_at timestamptz,
  applied_versions jsonb not null default '{}'::jsonb,
  constraint onboardings_pkey PRIMARY KEY (lead_id),
  constraint onboardings_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);
alter table onboardings enable row level security, force row level security;
create policy owner on onboardings for all to balcao_owner using (true);
create policy presented on onboardings for all to balcao_app using (lead_id = (( SELECT app.presented_lead() AS presented_lead)))
  with check (lead_id = (( SELECT app.presented_lead() AS presented_lead)));
grant insert, select, update on onboardings to balcao_app;

create table menu_files (
  lead_id uuid not null,
  id uuid not null,
  company_id uuid,
  file_name text not null,
  file_type text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  constraint menu_files_pkey PRIMARY KEY (lead_id, id),
  constraint menu_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint menu_files_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint menu_files_bytes_check CHECK (bytes > 0),
  constraint menu_files_file_name_check CHECK (file_name <> ''::text)
);
CREATE INDEX menu_files_of_company ON public.menu_files USING btree (company_id);
alter table menu_files enable row level security, force row level security;
create policy own_company on menu_files for select to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on menu_files for all to balcao_owner using (true);
create policy presented on menu_files for all to balcao_app using (lead_id = (( SELECT app.presented_lead() AS presented_lead)))
  with check (lead_id = (( SELECT app.presented_lead() AS presented_lead)));
grant delete, insert, select, update on menu_files to balcao_app;

-- operator ------------------------------------------------------------------------------------------------------

create table operators (
  id uuid not null,
  name text not null,
  password_hash text not null,
  totp_sealed text not null,
  totp_last_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_name_key UNIQUE (name),
  constraint operators_name_check CHECK (name ~ '^[a-z0-9][a-z0-9._-]{1,39}$'::text)
);
alter table operators enable row level security, force row level security;
create policy owner on operators for all to balcao_owner using (true);

create table operator_sessions (
  id uuid not null,
  operator_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint operator_sessions_pkey PRIMARY KEY (id),
  constraint operator_sessions_token_hash_key UNIQUE (token_hash),
  constraint operator_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
alter table operator_sessions enable row level security, force row level security;
create policy owner on operator_sessions for all to balcao_owner using (true);

-- orders --------------------------------------------------------------------------------------------------------

create table orders (
  company_id uuid not null,
  id uuid not null,
  business_day date not null,
  number integer not null,
  status text not null,
  fulfilment text not null,
  customer_name text not null,
  customer_phone text,
  customer_address text,
  neighbourhood text,
  payment_method text not null,
  change_for_cents integer,
  items jsonb not null,
  items_wire jsonb not null generated always as (app.items_in_reais(items)) stored,
  delivery_fee_cents integer not null,
  discount_cents integer not null,
  total_cents integer not null,
  notes text,
  source text not null,
  cancel_reason text,
  cancel_note text,
  placed_digest bytea not null,
  revision integer not null default 1,
  version integer not null default 1,
  print_state text,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text not null generated always as (app.search_text(VARIADIC ARRAY[number::text, customer_name, COALESCE(customer_phone, ''::text), COALESCE(customer_address, ''::text), COALESCE(neighbourhood, ''::text), id::text])) stored,
  sort_name text not null generated always as (app.search_text(VARIADIC ARRAY[customer_name])) stored,
  conversation_id uuid,
  phone_tail text generated always as (app.phone_tail(customer_phone)) stored,
  phone_key text generated always as (app.phone_key(customer_phone)) stored,
  production_at timestamptz,
  ready_at timestamptz,
  sort_status smallint not null generated always as (array_position(ARRAY['analysis'::text, 'production'::text, 'ready'::text, 'dispatched'::text, 'delivered'::text, 'cancelled'::text, 'refused'::text], status)) stored,
  coupon_id uuid,
  coupon jsonb,
  scheduled_for timestamptz,
  waits_until timestamptz,
  ticked smallint[] not null default '{}'::smallint[],
  pay_by timestamptz,
  pay_offered boolean not null default false,
  constraint orders_pkey PRIMARY KEY (company_id, id),
  constraint orders_company_id_business_day_number_key UNIQUE (company_id, business_day, number),
  constraint orders_company_id_coupon_id_fkey FOREIGN KEY (company_id, coupon_id) REFERENCES coupons(company_id, id),
  constraint orders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint orders_check CHECK (waits_until IS NULL OR waits_until <= scheduled_for),
  constraint orders_delivery_fee_cents_check CHECK (delivery_fee_cents >= 0),
  constraint orders_discount_cents_check CHECK (discount_cents >= 0),
  constraint orders_dispatched_check CHECK (status <> 'dispatched'::text OR fulfilment = 'delivery'::text),
  constraint orders_fulfilment_check CHECK (fulfilment = ANY (ARRAY['delivery'::text, 'pickup'::text])),
  constraint orders_print_state_check CHECK (print_state = ANY (ARRAY['pending'::text, 'printed'::text, 'uncertain'::text, 'failed'::text])),
  constraint orders_status_check CHECK (status = ANY (ARRAY['analysis'::text, 'production'::text, 'ready'::text, 'dispatched'::text, 'delivered'::text, 'cancelled'::text, 'refused'::text])),
  constraint orders_total_cents_check CHECK (total_cents >= 0)
);
CREATE INDEX orders_by_conversation ON public.orders USING btree (company_id, conversation_id, created_at DESC) WHERE (conversation_id IS NOT NULL);
CREATE INDEX orders_by_coupon ON public.orders USING btree (company_id, coupon_id) WHERE (coupon_id IS NOT NULL);
CREATE INDEX orders_by_customer ON public.orders USING btree (company_id, phone_key, business_day) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_date ON public.orders USING btree (company_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_day ON public.orders USING btree (company_id, business_day) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_name ON public.orders USING btree (company_id, sort_name, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_phone ON public.orders USING btree (company_id, phone_tail, created_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_sort_status ON public.orders USING btree (company_id, sort_status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_status ON public.orders USING btree (company_id, status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_total ON public.orders USING btree (company_id, total_cents, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_that_wait ON public.orders USING btree (waits_until) WHERE (waits_until IS NOT NULL);
CREATE INDEX orders_to_pay ON public.orders USING btree (company_id, pay_by) WHERE (pay_by IS NOT NULL);
CREATE INDEX orders_unseen ON public.orders USING btree (company_id) WHERE ((seen_at IS NULL) AND (deleted_at IS NULL) AND (status = ANY (ARRAY['analysis'::text, 'production'::text])));
CREATE TRIGGER count_orders AFTER INSERT OR UPDATE OF status, deleted_at ON orders FOR EACH ROW EXECUTE FUNCTION app.count_orders();
CREATE TRIGGER note_customer AFTER UPDATE OF customer_name, customer_phone, status, total_cents, deleted_at, conversation_id ON orders FOR EACH ROW EXECUTE FUNCTION app.note_customer();
CREATE TRIGGER note_new_customers AFTER INSERT ON orders REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.note_new_orders_customers();
CREATE TRIGGER note_new_search AFTER INSERT ON orders REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.note_new_order_search();
CREATE TRIGGER note_search AFTER UPDATE OF number, customer_name, customer_phone, customer_address, neighbourhood ON orders FOR EACH ROW WHEN (old.search IS DISTINCT FROM new.search) EXECUTE FUNCTION app.note_order_search();
CREATE TRIGGER stamp_order BEFORE INSERT OR UPDATE OF status ON orders FOR EACH ROW EXECUTE FUNCTION app.stamp_order();
alter table orders enable row level security, force row level security;
create policy own_company on orders for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on orders for all to balcao_owner using (true);
grant insert, select, update on orders to balcao_app;

create view order_rows with (security_invoker=true) as
 SELECT company_id,
    id,
    number,
    status,
    customer_name,
    customer_phone,
    customer_address,
    neighbourhood,
    fulfilment,
    payment_method,
    round(change_for_cents::numeric / 100.0, 2) AS change_for,
    round(delivery_fee_cents::numeric / 100.0, 2) AS delivery_fee,
    round(discount_cents::numeric / 100.0, 2) AS discount,
    round(total_cents::numeric / 100.0, 2) AS total,
    total_cents,
    notes,
    source,
    cancel_reason,
    items_wire AS items,
    version,
    seen_at,
    created_at,
    updated_at,
    print_state,
    search,
    sort_name,
    sort_status,
    round(app.paid_cents(company_id, id)::numeric / 100.0, 2) AS paid,
    app.coupon_in_reais(coupon) AS coupon,
    scheduled_for,
    waits_until,
    to_jsonb(ticked) AS ticked,
    conversation_id
   FROM orders
  WHERE deleted_at IS NULL;
grant select on order_rows to balcao_app;

create view order_items with (security_invoker=true) as
 SELECT o.company_id,
    o.id AS order_id,
    i."position",
    i.item ->> 'name'::text AS name,
    (i.item ->> 'quantity'::text)::integer AS quantity,
    (i.item ->> 'unit_price_cents'::text)::integer AS unit_price_cents,
    i.item ->> 'product_id'::text AS product_id
   FROM orders o
     CROSS JOIN LATERAL jsonb_array_elements(o.items) WITH ORDINALITY i(item, "position");
grant select on order_items to balcao_app;

create table order_numbers (
  company_id uuid not null,
  business_day date not null,
  last_number integer not null,
  constraint order_numbers_pkey PRIMARY KEY (company_id, business_day),
  constraint order_numbers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table order_numbers enable row level security, force row level security;
create policy own_company on order_numbers for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on order_numbers for all to balcao_owner using (true);
grant insert, select, update on order_numbers to balcao_app;

create table order_counts (
  company_id uuid not null,
  status text not null,
  count integer not null,
  constraint order_counts_pkey PRIMARY KEY (company_id, status),
  constraint order_counts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table order_counts enable row level security, force row level security;
create policy own_company on order_counts for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on order_counts for all to balcao_owner using (true);
grant insert, select, update on order_counts to balcao_app;

create table order_timeline (
  company_id uuid not null,
  order_id uuid not null,
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  kind text not null,
  actor text not null,
  detail jsonb not null default '{}'::jsonb,
  constraint order_timeline_pkey PRIMARY KEY (company_id, order_id, id),
  constraint order_timeline_company_id_order_id_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)
);
alter table order_timeline enable row level security, force row level security;
create policy own_company on order_timeline for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on order_timeline for all to balcao_owner using (true);
grant insert, select on order_timeline to balcao_app;

create table order_payments (
  company_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  method text not null,
  amount_cents integer not null,
  change_cents integer not null default 0,
  note text,
  at timestamptz not null default now(),
  actor text not null,
  employee_id uuid,
  outside_id text,
  voided_at timestamptz,
  void_actor text,
  void_employee_id uuid,
  register_id uuid,
  void_register_id uuid,
  constraint order_payments_pkey PRIMARY KEY (company_id, id),
  constraint order_payments_company_id_order_id_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint order_payments_company_id_register_id_fkey FOREIGN KEY (company_id, register_id) REFERENCES cash_registers(company_id, id),
  constraint order_payments_company_id_void_register_id_fkey FOREIGN KEY (company_id, void_register_id) REFERENCES cash_registers(company_id, id),
  constraint order_payments_amount_cents_check CHECK (amount_cents > 0 OR amount_cents < 0 AND outside_id IS NOT NULL),
  constraint order_payments_change_cents_check CHECK (change_cents >= 0)
);
CREATE INDEX order_payments_back_in_register ON public.order_payments USING btree (company_id, void_register_id) WHERE (void_register_id IS NOT NULL);
CREATE UNIQUE INDEX order_payments_by_outside_id ON public.order_payments USING btree (company_id, outside_id) WHERE ((outside_id IS NOT NULL) AND (voided_at IS NULL));
CREATE INDEX order_payments_of_order ON public.order_payments USING btree (company_id, order_id);
CREATE INDEX order_payments_of_register ON public.order_payments USING btree (company_id, register_id) WHERE (register_id IS NOT NULL);
alter table order_payments enable row level security, force row level security;
create policy own_company on order_payments for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on order_payments for all to balcao_owner using (true);
grant insert, select, update on order_payments to balcao_app;

create table order_search (
  company_id uuid not null,
  order_id uuid not null,
  text text not null,
  indexed boolean not null default false,
  constraint order_search_pkey PRIMARY KEY (company_id, order_id)
);
CREATE INDEX order_search_by_piece ON public.order_search USING gin (((app.search_pieces(company_id, (chr(1) || text), 2) || app.search_pieces(company_id, (chr(1) || text), 3)))) WHERE indexed;
CREATE INDEX order_search_waiting ON public.order_search USING btree (company_id) WHERE (NOT indexed);
alter table order_search enable row level security, force row level security;
create policy own_company on order_search for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on order_search for all to balcao_owner using (true);
grant insert, select, update on order_search to balcao_app;

create table order_search_fills (
  company_id uuid not null,
  after uuid,
  constraint order_search_fills_pkey PRIMARY KEY (company_id),
  constraint order_search_fills_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table order_search_fills enable row level security, force row level security;
create policy own_company on order_search_fills for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on order_search_fills for all to balcao_owner using (true);
grant select on order_search_fills to balcao_app;

-- platform ------------------------------------------------------------------------------------------------------

create table audit_entries (
  id uuid not null,
  at timestamptz not null default now(),
  company_id uuid,
  actor_kind text not null,
  actor text,
  act text not null,
  detail jsonb not null default '{}'::jsonb,
  network text,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint audit_entries_actor_kind_check CHECK (actor_kind = ANY (ARRAY['operator'::text, 'dono'::text, 'employee'::text, 'api'::text, 'system'::text]))
);
CREATE INDEX audit_by_company ON public.audit_entries USING btree (company_id, at DESC, id);
CREATE INDEX audit_by_time ON public.audit_entries USING btree (at DESC, id);
CREATE INDEX audit_of_appointment ON public.audit_entries USING btree (company_id, ((detail ->> 'appointment'::text)), at DESC) WHERE ((detail ->> 'appointment'::text) IS NOT NULL);
CREATE INDEX audit_of_employee ON public.audit_entries USING btree (company_id, ((detail ->> 'employee'::text)), at DESC) WHERE ((detail ->> 'employee'::text) IS NOT NULL);
alter table audit_entries enable row level security, force row level security;
create policy own_company on audit_entries for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on audit_entries for all to balcao_owner using (true);
grant insert, select on audit_entries to balcao_app;

create table events (
  company_id uuid not null,
  id bigint not null,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  constraint events_pkey PRIMARY KEY (company_id, id),
  constraint events_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE INDEX events_by_age ON public.events USING btree (created_at);
alter table events enable row level security, force row level security;
create policy own_company on events for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on events for all to balcao_owner using (true);
grant insert, select on events to balcao_app;

create table event_counters (
  company_id uuid not null,
  last_id bigint not null,
  constraint event_counters_pkey PRIMARY KEY (company_id),
  constraint event_counters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table event_counters enable row level security, force row level security;
create policy own_company on event_counters for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on event_counters for all to balcao_owner using (true);
grant insert, select, update on event_counters to balcao_app;

create table stream_tickets (
  company_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  constraint stream_tickets_pkey PRIMARY KEY (company_id, token_hash),
  constraint stream_tickets_token_hash_key UNIQUE (token_hash),
  constraint stream_tickets_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table stream_tickets enable row level security, force row level security;
create policy own_company on stream_tickets for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR token_hash = (( SELECT app.presented_proof() AS presented_proof)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on stream_tickets for all to balcao_owner using (true);
grant delete, insert, select on stream_tickets to balcao_app;

create unlogged table request_counts (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  constraint request_counts_pkey PRIMARY KEY (key, window_start)
);
grant delete, insert, select, update on request_counts to balcao_app;

create table schema_migrations (
  name text not null,
  digest text not null,
  applied_at timestamptz not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
grant select on schema_migrations to balcao_app;

create table app.job_work (
  name text not null,
  priority smallint not null,
  asks text,
  constraint job_work_pkey PRIMARY KEY (name)
);

create table app.job_deaths (
  name text not null,
  subject text not null,
  worker text not null,
  at timestamptz not null default now(),
  constraint job_deaths_pkey PRIMARY KEY (name, subject, worker)
);

create table app.left_workers (
  id text not null,
  at timestamptz not null default now(),
  constraint left_workers_pkey PRIMARY KEY (id)
);

-- pix -----------------------------------------------------------------------------------------------------------

create table pix_accounts (
  company_id uuid not null,
  bank text not null,
  pix_key text not null,
  client_id text not null,
  access text not null,
  certificate_name text,
  certificate_ends_at timestamptz,
  callback_round integer not null default 1,
  connected_at timestamptz not null,
  denied_at timestamptz,
  denied_words text,
  tested_at timestamptz,
  read_until timestamptz not null,
  pays_first text[] not null default '{}'::text[],
  wait_minutes integer not null default 10,
  reads_since timestamptz not null default now(),
  looked_back_at timestamptz not null default now(),
  certificate_told smallint,
  constraint pix_accounts_pkey PRIMARY KEY (company_id),
  constraint pix_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint pix_accounts_bank_check CHECK (bank = ANY (ARRAY['efi'::text, 'inter'::text, 'sicoob'::text, 'bb'::text])),
  constraint pix_accounts_certificate_told_check CHECK (certificate_told = ANY (ARRAY[30, 7, 1])),
  constraint pix_accounts_pays_first_check CHECK (pays_first <@ ARRAY['menu'::text, 'bot'::text, 'counter'::text]),
  constraint pix_accounts_wait_minutes_check CHECK (wait_minutes >= 5 AND wait_minutes <= 60)
);
alter table pix_accounts enable row level security, force row level security;
create policy own_company on pix_accounts for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on pix_accounts for all to balcao_owner using (true);
grant delete, insert, select, update on pix_accounts to balcao_app;

create table pix_charges (
  company_id uuid not null,
  txid text not null,
  order_id uuid,
  amount_cents integer not null,
  state text not null,
  code text,
  seconds integer not null,
  expires_at timestamptz,
  failure text,
  created_at timestamptz not null,
  constraint pix_charges_pkey PRIMARY KEY (company_id, txid),
  constraint pix_charges_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint pix_charges_company_id_order_id_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint pix_charges_amount_cents_check CHECK (amount_cents > 0),
  constraint pix_charges_seconds_check CHECK (seconds > 0),
  constraint pix_charges_state_check CHECK (state = ANY (ARRAY['making'::text, 'open'::text, 'paid'::text, 'ending'::text, 'ended'::text, 'failed'::text])),
  constraint pix_charges_txid_check CHECK (txid ~ '^[0-9a-f]{32}$'::text)
);
CREATE UNIQUE INDEX one_charge_an_order ON public.pix_charges USING btree (company_id, order_id) WHERE (state = ANY (ARRAY['making'::text, 'open'::text]));
CREATE INDEX pix_charges_of_order ON public.pix_charges USING btree (company_id, order_id, created_at DESC);
CREATE INDEX pix_charges_under_way ON public.pix_charges USING btree (company_id, created_at) WHERE (state = ANY (ARRAY['making'::text, 'open'::text, 'ending'::text]));
alter table pix_charges enable row level security, force row level security;
create policy own_company on pix_charges for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on pix_charges for all to balcao_owner using (true);
grant insert, select, update on pix_charges to balcao_app;

create table pix_receipts (
  company_id uuid not null,
  end_to_end_id text not null,
  txid text,
  amount_cents integer not null,
  at timestamptz not null,
  order_id uuid,
  counted_cents integer not null default 0,
  seen_at timestamptz not null,
  matched_by_hand boolean not null default false,
  appointment_id uuid,
  constraint pix_receipts_pkey PRIMARY KEY (company_id, end_to_end_id),
  constraint pix_receipts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint pix_receipts_company_id_order_id_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint pix_receipts_amount_cents_check CHECK (amount_cents > 0),
  constraint pix_receipts_check CHECK (counted_cents >= 0 AND counted_cents <= amount_cents)
);
CREATE INDEX pix_receipts_by_time ON public.pix_receipts USING btree (company_id, at DESC);
CREATE UNIQUE INDEX pix_receipts_of_deposit ON public.pix_receipts USING btree (company_id, appointment_id) WHERE ((appointment_id IS NOT NULL) AND (counted_cents > 0));
CREATE INDEX pix_receipts_of_order ON public.pix_receipts USING btree (company_id, order_id);
CREATE INDEX pix_receipts_unmatched ON public.pix_receipts USING btree (company_id, at) WHERE (counted_cents < amount_cents);
alter table pix_receipts enable row level security, force row level security;
create policy own_company on pix_receipts for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on pix_receipts for all to balcao_owner using (true);
grant insert, select, update on pix_receipts to balcao_app;

create table pix_refunds (
  company_id uuid not null,
  end_to_end_id text not null,
  id text not null,
  amount_cents integer not null,
  state text not null,
  is_foreign boolean not null default false,
  reason text,
  employee_id uuid,
  asked_at timestamptz not null,
  taken_cents integer not null default 0,
  constraint pix_refunds_pkey PRIMARY KEY (company_id, end_to_end_id, id),
  constraint pix_refunds_company_id_end_to_end_id_fkey FOREIGN KEY (company_id, end_to_end_id) REFERENCES pix_receipts(company_id, end_to_end_id),
  constraint pix_refunds_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint pix_refunds_amount_cents_check CHECK (amount_cents > 0),
  constraint pix_refunds_check CHECK (taken_cents >= 0 AND taken_cents <= amount_cents),
  constraint pix_refunds_state_check CHECK (state = ANY (ARRAY['asked'::text, 'under-way'::text, 'returned'::text, 'failed'::text]))
);
CREATE INDEX pix_refunds_under_way ON public.pix_refunds USING btree (company_id, asked_at) WHERE (state = ANY (ARRAY['asked'::text, 'under-way'::text]));
alter table pix_refunds enable row level security, force row level security;
create policy own_company on pix_refunds for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on pix_refunds for all to balcao_owner using (true);
grant insert, select, update on pix_refunds to balcao_app;

-- printing ------------------------------------------------------------------------------------------------------

create table print_stations (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  paper text not null,
  columns smallint not null,
  code_page text not null,
  copies text[] not null,
  key_hash bytea,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint print_stations_pkey PRIMARY KEY (company_id, id),
  constraint print_stations_key_hash_key UNIQUE (key_hash),
  constraint print_stations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint print_stations_check CHECK ((key_hash IS NOT NULL) = (kind = 'agent'::text AND removed_at IS NULL)),
  constraint print_stations_columns_check CHECK (columns >= 24 AND columns <= 64),
  constraint print_stations_kind_check CHECK (kind = ANY (ARRAY['browser'::text, 'agent'::text])),
  constraint print_stations_paper_check CHECK (paper = ANY (ARRAY['58'::text, '80'::text]))
);
alter table print_stations enable row level security, force row level security;
create policy own_company on print_stations for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR key_hash = (( SELECT app.presented_proof() AS presented_proof)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on print_stations for all to balcao_owner using (true);
grant insert, select, update on print_stations to balcao_app;

create table print_settings (
  company_id uuid not null,
  copies jsonb,
  automatic_after timestamptz not null default '-infinity'::timestamptz,
  constraint print_settings_pkey PRIMARY KEY (company_id),
  constraint print_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table print_settings enable row level security, force row level security;
create policy own_company on print_settings for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on print_settings for all to balcao_owner using (true);
grant insert, select, update on print_settings to balcao_app;

create table print_jobs (
  company_id uuid not null,
  id uuid not null,
  order_id uuid,
  copy text not null,
  revision integer not null,
  order_revision integer,
  automatic boolean not null,
  reprint boolean not null,
  replaces uuid,
  for_station uuid,
  receipt jsonb,
  state text not null default 'pending'::text,
  attempt integer not null default 0,
  refusals integer not null default 0,
  station_id uuid,
  station_name text,
  lease_until timestamptz,
  retry_at timestamptz,
  sending_at timestamptz,
  detail text,
  dropped_for text,
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  constraint print_jobs_pkey PRIMARY KEY (company_id, id),
  constraint print_jobs_company_id_order_id_copy_revision_key UNIQUE (company_id, order_id, copy, revision),
  constraint print_jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint print_jobs_company_id_for_station_fkey FOREIGN KEY (company_id, for_station) REFERENCES print_stations(company_id, id),
  constraint print_jobs_company_id_order_id_fkey FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id),
  constraint print_jobs_company_id_station_id_fkey FOREIGN KEY (company_id, station_id) REFERENCES print_stations(company_id, id),
  constraint print_jobs_check CHECK ((copy = ANY (ARRAY['test'::text, 'closing'::text])) = (order_id IS NULL) AND (copy = ANY (ARRAY['test'::text, 'closing'::text])) = (for_station IS NOT NULL)),
  constraint print_jobs_copy_check CHECK (copy = ANY (ARRAY['kitchen'::text, 'counter'::text, 'delivery'::text, 'test'::text, 'closing'::text])),
  constraint print_jobs_dropped_for_check CHECK (dropped_for = ANY (ARRAY['closed'::text, 'deleted'::text, 'switched_off'::text, 'voided'::text])),
  constraint print_jobs_revision_check CHECK (revision > 0),
  constraint print_jobs_state_check CHECK (state = ANY (ARRAY['pending'::text, 'claimed'::text, 'sending'::text, 'printed'::text, 'uncertain'::text, 'failed'::text, 'expired'::text]))
);
CREATE UNIQUE INDEX one_automatic_print ON public.print_jobs USING btree (company_id, order_id, copy, order_revision) WHERE automatic;
CREATE UNIQUE INDEX one_replacement ON public.print_jobs USING btree (company_id, replaces);
CREATE INDEX open_print_jobs ON public.print_jobs USING btree (company_id, created_at) WHERE (state = ANY (ARRAY['pending'::text, 'claimed'::text, 'sending'::text]));
CREATE INDEX print_jobs_uncertain ON public.print_jobs USING btree (created_at) WHERE (state = 'uncertain'::text);
CREATE INDEX print_receipts_by_end ON public.print_jobs USING btree (finished_at) WHERE (receipt IS NOT NULL);
alter table print_jobs enable row level security, force row level security;
create policy own_company on print_jobs for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on print_jobs for all to balcao_owner using (true);
grant insert, select, update on print_jobs to balcao_app;

-- scheduling ----------------------------------------------------------------------------------------------------

create table agendas (
  company_id uuid not null,
  id uuid not null,
  number bigint not null generated always as identity,
  employee_id uuid,
  active boolean not null default true,
  hours jsonb,
  offers jsonb,
  version integer not null default 1,
  periods jsonb not null default '[]'::jsonb,
  feed_id uuid,
  constraint agendas_pkey PRIMARY KEY (company_id, id),
  constraint agendas_number_key UNIQUE (number),
  constraint agendas_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE UNIQUE INDEX agendas_company_id_feed_id_idx ON public.agendas USING btree (company_id, feed_id) WHERE (feed_id IS NOT NULL);
CREATE UNIQUE INDEX one_agenda_a_company ON public.agendas USING btree (company_id) WHERE (employee_id IS NULL);
CREATE UNIQUE INDEX one_agenda_an_employee ON public.agendas USING btree (company_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE TRIGGER note_google_leaver AFTER UPDATE OF active ON agendas FOR EACH ROW WHEN (old.active AND NOT new.active) EXECUTE FUNCTION app.note_google_leaver();
alter table agendas enable row level security, force row level security;
create policy own_company on agendas for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on agendas for all to balcao_owner using (true);
grant insert, select, update on agendas to balcao_app;

create table agenda_imports (
  company_id uuid not null,
  id uuid not null,
  digest bytea not null,
  name text not null,
  kind text not null,
  by_kind text not null,
  by_name text,
  reminds boolean not null,
  came integer not null,
  willed integer not null,
  history integer not null,
  left_out integer not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  taken integer,
  stayed integer,
  constraint agenda_imports_pkey PRIMARY KEY (company_id, id),
  constraint agenda_imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint agenda_imports_check CHECK ((undone_at IS NULL) = (taken IS NULL) AND (undone_at IS NULL) = (stayed IS NULL)),
  constraint agenda_imports_kind_check CHECK (kind = ANY (ARRAY['ics'::text, 'csv'::text]))
);
alter table agenda_imports enable row level security, force row level security;
create policy own_company on agenda_imports for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on agenda_imports for all to balcao_owner using (true);
grant insert, select, update on agenda_imports to balcao_app;

create table answer_files (
  company_id uuid not null,
  id text not null,
  appointment_id uuid,
  network bytea,
  name text not null,
  type text not null,
  bytes integer not null,
  created_at timestamptz not null,
  taken_at timestamptz,
  released_at timestamptz,
  constraint answer_files_pkey PRIMARY KEY (company_id, id),
  constraint answer_files_company_id_appointment_id_fkey FOREIGN KEY (company_id, appointment_id) REFERENCES appointments(company_id, id) ON DELETE SET NULL (appointment_id),
  constraint answer_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint answer_files_bytes_check CHECK (bytes >= 0),
  constraint answer_files_id_check CHECK (id ~ '^[0-9a-f]{32}$'::text),
  constraint answer_files_type_check CHECK (type = ANY (ARRAY['coming'::text, 'webp'::text, 'pdf'::text]))
);
CREATE INDEX answer_files_of_appointment ON public.answer_files USING btree (company_id, appointment_id);
CREATE INDEX answer_files_to_sweep ON public.answer_files USING btree (created_at) WHERE ((taken_at IS NULL) OR (released_at IS NOT NULL));
alter table answer_files enable row level security, force row level security;
create policy of_seen_appointments on answer_files as restrictive for all to balcao_app using (appointment_id IS NULL OR (EXISTS ( SELECT
   FROM appointments a
  WHERE a.company_id = answer_files.company_id AND a.id = answer_files.appointment_id)));
create policy own_company on answer_files for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on answer_files for all to balcao_owner using (true);
grant delete, insert, select, update on answer_files to balcao_app;

create table appointments (
  company_id uuid not null,
  id uuid not null,
  fingerprint bytea not null,
  agenda_id uuid not null,
  agenda_number bigint not null,
  status text not null,
  hold_until timestamptz,
  held_by bytea,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  blocked tstzrange not null,
  dates date[] not null,
  service_id text not null,
  service_name text not null,
  price_type text not null,
  price_cents integer not null,
  minutes integer not null,
  modality text not null,
  client text not null,
  phone text not null,
  email text,
  address text,
  notes text,
  no_show boolean not null default false,
  source text not null,
  conversation_id uuid,
  cancelled_by text,
  consented_at timestamptz,
  deposit_cents integer,
  deposit_due_at timestamptz,
  deposit_paid_at timestamptz,
  ics_sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  google_event_id text,
  google_attempt integer not null default 0,
  google_dirty boolean not null default false,
  google_failure text,
  phone_tail text generated always as (app.phone_tail(phone)) stored,
  phone_key text generated always as (app.phone_key(phone)) stored,
  agenda_chosen boolean not null default true,
  booked_by bytea,
  will_come boolean not null default false,
  google_failure_code text,
  willed text[] not null default '{}'::text[],
  beside uuid[] not null default '{}'::uuid[],
  units integer[] not null default '{}'::integer[],
  series_id uuid,
  series_place smallint,
  seat smallint,
  package_id uuid,
  visit_id uuid,
  visit_place smallint,
  visit_total smallint,
  people smallint not null default 1,
  lanes int8multirange,
  constraint appointments_pkey PRIMARY KEY (company_id, id),
  constraint one_booking_a_slot EXCLUDE USING gist (COALESCE(lanes, int8multirange(int8range(agenda_number * 256 + COALESCE(seat::integer, 0), agenda_number * 256 + COALESCE(seat::integer, 255), '[]'::text))) WITH &&, blocked WITH &&) WHERE ((status = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text])) AND deleted_at IS NULL AND beside = '{}'::uuid[]),
  constraint appointments_company_id_agenda_id_fkey FOREIGN KEY (company_id, agenda_id) REFERENCES agendas(company_id, id),
  constraint appointments_package_fkey FOREIGN KEY (company_id, package_id) REFERENCES packages(company_id, id),
  constraint appointments_series_fkey FOREIGN KEY (company_id, series_id) REFERENCES appointment_series(company_id, id),
  constraint appointments_cancelled_by_check CHECK (cancelled_by = ANY (ARRAY['shop'::text, 'customer'::text, 'deposit'::text])),
  constraint appointments_check CHECK (starts_at < ends_at),
  constraint appointments_check1 CHECK ((status = 'held'::text) = (hold_until IS NOT NULL)),
  constraint appointments_deposit_cents_check CHECK (deposit_cents > 0),
  constraint appointments_minutes_check CHECK (minutes > 0),
  constraint appointments_modality_check CHECK (modality = ANY (ARRAY['tempo'::text, 'dia'::text])),
  constraint appointments_people_check CHECK (people >= 1 AND people <= 200),
  constraint appointments_price_cents_check CHECK (price_cents >= 0),
  constraint appointments_seat_check CHECK (seat >= 0 AND seat <= 250),
  constraint appointments_series_check CHECK ((series_id IS NULL) = (series_place IS NULL)),
  constraint appointments_source_check CHECK (source = ANY (ARRAY['dashboard'::text, 'public'::text, 'bot'::text, 'waiting'::text, 'api'::text, 'import'::text])),
  constraint appointments_status_check CHECK (status = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text, 'cancelled'::text, 'completed'::text])),
  constraint appointments_visit_check CHECK (
CASE
    WHEN visit_id IS NULL THEN visit_place IS NULL AND visit_total IS NULL
    ELSE visit_place >= 1 AND visit_place <= visit_total AND visit_total >= 2 AND visit_total <= 6 AND (visit_place = 1) = (visit_id = id)
END)
);
CREATE INDEX appointments_beside ON public.appointments USING gist (int8range(agenda_number, agenda_number, '[]'::text), blocked) WHERE ((status = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text])) AND (deleted_at IS NULL) AND (beside <> '{}'::uuid[]));
CREATE INDEX appointments_by_conversation ON public.appointments USING btree (company_id, conversation_id, starts_at DESC) WHERE (conversation_id IS NOT NULL);
CREATE INDEX appointments_by_customer ON public.appointments USING btree (company_id, phone_key);
CREATE INDEX appointments_by_network ON public.appointments USING btree (company_id, booked_by, created_at) WHERE (booked_by IS NOT NULL);
CREATE INDEX appointments_by_phone ON public.appointments USING btree (company_id, phone_tail, starts_at DESC) WHERE (deleted_at IS NULL);
CREATE INDEX appointments_by_visit ON public.appointments USING btree (company_id, visit_id) WHERE (visit_id IS NOT NULL);
CREATE INDEX appointments_deleted ON public.appointments USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX appointments_for_google ON public.appointments USING btree (company_id, updated_at) WHERE google_dirty;
CREATE INDEX appointments_held ON public.appointments USING btree (company_id, hold_until) WHERE (status = 'held'::text);
CREATE INDEX appointments_in_order ON public.appointments USING btree (company_id, starts_at) WHERE ((deleted_at IS NULL) AND (status <> 'held'::text));
CREATE INDEX appointments_long ON public.appointments USING btree (company_id, starts_at) WHERE (((modality = 'dia'::text) OR (minutes > 1440)) AND (deleted_at IS NULL) AND (status <> 'held'::text));
CREATE INDEX appointments_of_package ON public.appointments USING btree (company_id, package_id) WHERE (package_id IS NOT NULL);
CREATE INDEX appointments_of_series ON public.appointments USING btree (company_id, series_id, starts_at) WHERE (series_id IS NOT NULL);
CREATE INDEX appointments_refused ON public.appointments USING btree (company_id, starts_at) WHERE (google_failure IS NOT NULL);
CREATE INDEX appointments_taken ON public.appointments USING btree (company_id, starts_at) INCLUDE (agenda_number, blocked, seat, people, service_id, agenda_id, id) WHERE ((deleted_at IS NULL) AND (status = ANY (ARRAY['pending'::text, 'confirmed'::text])));
CREATE UNIQUE INDEX one_person_a_seat ON public.appointments USING btree (company_id, agenda_id, service_id, starts_at, seat) WHERE ((seat IS NOT NULL) AND (status = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text])) AND (deleted_at IS NULL));
CREATE TRIGGER keep_beside BEFORE INSERT OR UPDATE OF agenda_number, blocked, status, deleted_at, beside, service_id, starts_at, seat, people ON appointments FOR EACH ROW EXECUTE FUNCTION app.keep_beside();
CREATE TRIGGER keep_package AFTER INSERT ON appointments FOR EACH ROW WHEN (new.package_id IS NOT NULL) EXECUTE FUNCTION app.keep_package();
CREATE TRIGGER keep_package_changed AFTER UPDATE OF package_id, status, deleted_at, no_show, starts_at, service_id, phone, people ON appointments FOR EACH ROW WHEN (new.package_id IS NOT NULL OR old.package_id IS NOT NULL) EXECUTE FUNCTION app.keep_package();
CREATE TRIGGER keep_units AFTER INSERT ON appointments FOR EACH ROW WHEN (new.units <> '{}'::integer[]) EXECUTE FUNCTION app.keep_units();
CREATE TRIGGER keep_units_changed AFTER UPDATE OF units, blocked, status, deleted_at, beside, hold_until ON appointments FOR EACH ROW WHEN (new.units <> '{}'::integer[] OR old.units <> '{}'::integer[]) EXECUTE FUNCTION app.keep_units();
CREATE TRIGGER note_customer AFTER INSERT OR DELETE OR UPDATE OF client, phone, email, status, starts_at, deleted_at, conversation_id ON appointments FOR EACH ROW EXECUTE FUNCTION app.note_customer();
CREATE TRIGGER note_google_copies AFTER INSERT OR UPDATE OF version ON appointments FOR EACH ROW EXECUTE FUNCTION app.note_google_copies();
alter table appointments enable row level security, force row level security;
create policy own_company on appointments for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy own_eyes on appointments as restrictive for select to balcao_app using (( SELECT app.own_worker() IS NULL OR app.sees_colleagues()) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_delete on appointments as restrictive for delete to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_insert on appointments as restrictive for insert to balcao_app
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy own_hands_update on appointments as restrictive for update to balcao_app using (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)))
  with check (( SELECT app.own_worker() IS NULL) OR agenda_id = (( SELECT app.own_agenda() AS own_agenda)));
create policy owner on appointments for all to balcao_owner using (true);
grant delete, insert, select, update on appointments to balcao_app;

create view appointment_rows with (security_invoker=true) as
 SELECT a.company_id,
    a.id,
    a.status,
    a.client,
    a.phone,
    a.email,
    a.address,
    a.notes,
    (a.starts_at AT TIME ZONE c.time_zone)::date AS date,
    to_char((a.starts_at AT TIME ZONE c.time_zone), 'HH24:MI'::text) AS "time",
    a.minutes AS duration,
    a.service_name AS service,
    a.service_id,
    a.price_type,
    round(a.price_cents::numeric / 100.0, 2) AS price,
    a.agenda_id,
    e.nome AS professional,
    a.people::integer AS people,
    a.starts_at,
    a.ends_at,
    a.no_show,
    a.will_come,
    a.source,
    a.cancelled_by,
    a.visit_id,
    a.series_id,
    a.conversation_id,
    a.version,
    a.created_at,
    a.updated_at,
    app.search_text(VARIADIC ARRAY[a.client]) AS sort_client
   FROM appointments a
     JOIN companies c ON c.id = a.company_id
     JOIN agendas g ON g.company_id = a.company_id AND g.id = a.agenda_id
     LEFT JOIN employees e ON e.company_id = g.company_id AND e.id = g.employee_id
  WHERE a.deleted_at IS NULL AND a.status <> 'held'::text;
grant select on appointment_rows to balcao_app;

create table appointment_answers (
  company_id uuid not null,
  appointment_id uuid not null,
  label_key text not null,
  place smallint not null,
  label text not null,
  kind text not null,
  answer text not null,
  version integer not null default 1,
  answered_at timestamptz not null,
  constraint appointment_answers_pkey PRIMARY KEY (company_id, appointment_id, label_key),
  constraint appointment_answers_company_id_appointment_id_fkey FOREIGN KEY (company_id, appointment_id) REFERENCES appointments(company_id, id) ON DELETE CASCADE,
  constraint appointment_answers_kind_check CHECK (kind = ANY (ARRAY['text'::text, 'choice'::text, 'yesno'::text, 'file'::text]))
);
CREATE TRIGGER release_file AFTER DELETE OR UPDATE ON appointment_answers FOR EACH ROW EXECUTE FUNCTION app.release_answer_file();
alter table appointment_answers enable row level security, force row level security;
create policy of_seen_appointments on appointment_answers as restrictive for all to balcao_app using ((EXISTS ( SELECT
   FROM appointments a
  WHERE a.company_id = appointment_answers.company_id AND a.id = appointment_answers.appointment_id)));
create policy own_company on appointment_answers for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on appointment_answers for all to balcao_owner using (true);
grant delete, insert, select, update on appointment_answers to balcao_app;

create table appointment_news (
  company_id uuid not null,
  appointment_id uuid not null,
  kind text not null,
  starts_at timestamptz not null,
  due_at timestamptz not null,
  state text not null,
  message_id uuid,
  conversation_id uuid,
  answer text,
  at timestamptz not null default now(),
  seq bigint not null generated always as identity,
  agenda_id uuid,
  also_agendas uuid[] not null default '{}'::uuid[],
  people smallint,
  constraint appointment_news_pkey PRIMARY KEY (company_id, appointment_id, kind, starts_at),
  constraint appointment_news_company_id_appointment_id_fkey FOREIGN KEY (company_id, appointment_id) REFERENCES appointments(company_id, id) ON DELETE CASCADE,
  constraint appointment_news_answer_check CHECK (answer = ANY (ARRAY['confirm'::text, 'move'::text, 'cancel'::text])),
  constraint appointment_news_state_check CHECK (state = ANY (ARRAY['due'::text, 'sent'::text, 'skipped'::text]))
);
CREATE INDEX appointment_news_by_conversation ON public.appointment_news USING btree (company_id, conversation_id, at DESC) WHERE (conversation_id IS NOT NULL);
CREATE INDEX appointment_news_due ON public.appointment_news USING btree (due_at) WHERE (state = 'due'::text);
alter table appointment_news enable row level security, force row level security;
create policy own_company on appointment_news for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on appointment_news for all to balcao_owner using (true);
grant delete, insert, select, update on appointment_news to balcao_app;

create table appointment_parts (
  company_id uuid not null,
  appointment_id uuid not null,
  place smallint not null,
  agenda_id uuid,
  service_id text not null,
  service_name text not null,
  price_type text not null,
  price_cents integer not null,
  minutes integer not null,
  constraint appointment_parts_pkey PRIMARY KEY (company_id, appointment_id, place),
  constraint appointment_parts_company_id_agenda_id_fkey FOREIGN KEY (company_id, agenda_id) REFERENCES agendas(company_id, id),
  constraint appointment_parts_company_id_appointment_id_fkey FOREIGN KEY (company_id, appointment_id) REFERENCES appointments(company_id, id) ON DELETE CASCADE,
  constraint appointment_parts_minutes_check CHECK (minutes > 0),
  constraint appointment_parts_place_check CHECK (place >= 0 AND place <= 5),
  constraint appointment_parts_price_cents_check CHECK (price_cents >= 0)
);
alter table appointment_parts enable row level security, force row level security;
create policy of_seen_appointments on appointment_parts as restrictive for all to balcao_app using ((EXISTS ( SELECT
   FROM appointments a
  WHERE a.company_id = appointment_parts.company_id AND a.id = appointment_parts.appointment_id)));
create policy own_company on appointment_parts for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on appointment_parts for all to balcao_owner using (true);
grant delete, insert, select, update on appointment_parts to balcao_app;

create table appointment_series (
  company_id uuid not null,
  id uuid not null,
  weeks smallint not null,
  total smallint not null,
  created_at timestamptz not null,
  constraint appointment_series_pkey PRIMARY KEY (company_id, id),
  constraint appointment_series_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint appointment_series_total_check CHECK (total > 0),
  constraint appointment_series_weeks_check CHECK (weeks = ANY (ARRAY[1, 2, 4]))
);
alter table appointment_series enable row level security, force row level security;
create policy own_company on appointment_series for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on appointment_series for all to balcao_owner using (true);
grant insert, select on appointment_series to balcao_app;

create table closures (
  company_id uuid not null,
  id uuid not null,
  agenda_id uuid,
  date date,
  "time" tstzrange,
  reason text not null default ''::text,
  source text not null,
  created_at timestamptz not null default now(),
  constraint closures_pkey PRIMARY KEY (company_id, id),
  constraint closures_company_id_agenda_id_fkey FOREIGN KEY (company_id, agenda_id) REFERENCES agendas(company_id, id),
  constraint closures_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint closures_check CHECK ((date IS NULL) <> ("time" IS NULL)),
  constraint closures_source_check CHECK (source = ANY (ARRAY['owner'::text, 'holiday'::text]))
);
CREATE INDEX closures_by_time ON public.closures USING gist ("time") WHERE ("time" IS NOT NULL);
CREATE UNIQUE INDEX one_closure_a_date ON public.closures USING btree (company_id, agenda_id, date) NULLS NOT DISTINCT WHERE (date IS NOT NULL);
alter table closures enable row level security, force row level security;
create policy own_company on closures for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on closures for all to balcao_owner using (true);
grant delete, insert, select, update on closures to balcao_app;

create table imported_appointments (
  company_id uuid not null,
  digest bytea not null,
  import_id uuid not null,
  appointment_id uuid not null,
  constraint imported_appointments_pkey PRIMARY KEY (company_id, digest),
  constraint imported_appointments_company_id_import_id_fkey FOREIGN KEY (company_id, import_id) REFERENCES agenda_imports(company_id, id)
);
CREATE INDEX imported_by_import ON public.imported_appointments USING btree (company_id, import_id, appointment_id);
alter table imported_appointments enable row level security, force row level security;
create policy own_company on imported_appointments for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on imported_appointments for all to balcao_owner using (true);
grant delete, insert, select on imported_appointments to balcao_app;

create table package_kinds (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  service_ids text[] not null,
  sessions smallint not null,
  price_cents integer not null,
  valid_days integer,
  by_itself boolean not null default false,
  no_show_spends boolean not null default true,
  active boolean not null default true,
  place smallint not null,
  deleted_at timestamptz,
  constraint package_kinds_pkey PRIMARY KEY (company_id, id),
  constraint package_kinds_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint package_kinds_name_check CHECK (name <> ''::text),
  constraint package_kinds_price_cents_check CHECK (price_cents >= 0),
  constraint package_kinds_sessions_check CHECK (sessions >= 1 AND sessions <= 200),
  constraint package_kinds_valid_days_check CHECK (valid_days >= 1 AND valid_days <= 3650)
);
alter table package_kinds enable row level security, force row level security;
create policy own_company on package_kinds for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on package_kinds for all to balcao_owner using (true);
grant insert, select on package_kinds to balcao_app;
grant update (name, service_ids, sessions, price_cents, valid_days, by_itself, no_show_spends, active, place, deleted_at) on package_kinds to balcao_app;

create table package_payments (
  company_id uuid not null,
  id uuid not null,
  package_id uuid not null,
  method text not null,
  amount_cents integer not null,
  at timestamptz not null,
  employee_id uuid,
  register_id uuid,
  voided_at timestamptz,
  void_register_id uuid,
  void_employee_id uuid,
  constraint package_payments_pkey PRIMARY KEY (company_id, id),
  constraint package_payments_company_id_package_id_fkey FOREIGN KEY (company_id, package_id) REFERENCES packages(company_id, id) ON DELETE CASCADE,
  constraint package_payments_amount_cents_check CHECK (amount_cents >= 0)
);
CREATE UNIQUE INDEX one_payment_a_package ON public.package_payments USING btree (company_id, package_id) WHERE (voided_at IS NULL);
CREATE INDEX package_payments_by_time ON public.package_payments USING btree (company_id, at);
CREATE INDEX package_payments_of_register ON public.package_payments USING btree (company_id, register_id);
CREATE INDEX package_payments_out_of_register ON public.package_payments USING btree (company_id, void_register_id) WHERE (void_register_id IS NOT NULL);
alter table package_payments enable row level security, force row level security;
create policy own_company on package_payments for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on package_payments for all to balcao_owner using (true);
grant insert, select on package_payments to balcao_app;
grant update (voided_at, void_register_id, void_employee_id) on package_payments to balcao_app;

create table package_uses (
  company_id uuid not null,
  package_id uuid not null,
  number smallint not null,
  sessions smallint not null,
  appointment_id uuid not null,
  constraint package_uses_pkey PRIMARY KEY (company_id, package_id, number),
  constraint package_uses_company_id_appointment_id_key UNIQUE (company_id, appointment_id),
  constraint package_uses_company_id_appointment_id_fkey FOREIGN KEY (company_id, appointment_id) REFERENCES appointments(company_id, id) ON DELETE CASCADE,
  constraint package_uses_company_id_package_id_sessions_fkey FOREIGN KEY (company_id, package_id, sessions) REFERENCES packages(company_id, id, sessions),
  constraint package_uses_check CHECK (number >= 1 AND number <= sessions)
);
alter table package_uses enable row level security, force row level security;
create policy own_company on package_uses for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on package_uses for all to balcao_owner using (true);
grant select on package_uses to balcao_app;

create table packages (
  company_id uuid not null,
  id uuid not null,
  kind_id uuid not null,
  name text not null,
  service_ids text[] not null,
  sessions smallint not null,
  price_cents integer not null,
  by_itself boolean not null,
  no_show_spends boolean not null,
  client text not null,
  phone text not null,
  phone_key text generated always as (app.phone_key(phone)) stored,
  note text,
  expires_on date,
  sold_at timestamptz not null,
  sold_by uuid,
  closed_at timestamptz,
  close_reason text,
  constraint packages_pkey PRIMARY KEY (company_id, id),
  constraint packages_company_id_id_sessions_key UNIQUE (company_id, id, sessions),
  constraint packages_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint packages_company_id_kind_id_fkey FOREIGN KEY (company_id, kind_id) REFERENCES package_kinds(company_id, id),
  constraint packages_price_cents_check CHECK (price_cents >= 0),
  constraint packages_sessions_check CHECK (sessions >= 1 AND sessions <= 200)
);
CREATE INDEX packages_by_customer ON public.packages USING btree (company_id, phone_key);
CREATE TRIGGER note_customer AFTER INSERT OR UPDATE OF client, phone ON packages FOR EACH ROW EXECUTE FUNCTION app.note_package_customer();
alter table packages enable row level security, force row level security;
create policy own_company on packages for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on packages for all to balcao_owner using (true);
grant insert, select on packages to balcao_app;
grant update (client, phone, note, closed_at, close_reason) on packages to balcao_app;

create table place_uses (
  company_id uuid not null,
  appointment_id uuid not null,
  unit integer not null,
  blocked tstzrange not null,
  ends_at timestamptz not null,
  hold_until timestamptz,
  beside uuid[] not null,
  constraint place_uses_pkey PRIMARY KEY (company_id, appointment_id, unit),
  constraint one_use_a_unit EXCLUDE USING gist (int4range(unit, unit, '[]'::text) WITH &&, blocked WITH &&) WHERE (beside = '{}'::uuid[]),
  constraint place_uses_company_id_appointment_id_fkey FOREIGN KEY (company_id, appointment_id) REFERENCES appointments(company_id, id) ON DELETE CASCADE
);
CREATE INDEX place_uses_beside ON public.place_uses USING gist (int4range(unit, unit, '[]'::text), blocked) WHERE (beside <> '{}'::uuid[]);
CREATE INDEX place_uses_to_come ON public.place_uses USING btree (company_id, ends_at);
alter table place_uses enable row level security, force row level security;
create policy own_company on place_uses for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on place_uses for all to balcao_owner using (true);
grant select on place_uses to balcao_app;

create table places (
  company_id uuid not null,
  id uuid not null,
  number integer not null generated always as identity,
  name text not null,
  units smallint not null default 1,
  active boolean not null default true,
  version integer not null default 1,
  deleted_at timestamptz,
  constraint places_pkey PRIMARY KEY (company_id, id),
  constraint places_number_key UNIQUE (number),
  constraint places_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint places_name_check CHECK (name <> ''::text),
  constraint places_units_check CHECK (units >= 1 AND units <= 9)
);
alter table places enable row level security, force row level security;
create policy own_company on places for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on places for all to balcao_owner using (true);
grant insert, select on places to balcao_app;
grant update (name, units, active, version, deleted_at) on places to balcao_app;

create table scheduling_settings (
  company_id uuid not null,
  version integer not null,
  settings jsonb not null,
  constraint scheduling_settings_pkey PRIMARY KEY (company_id),
  constraint scheduling_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
alter table scheduling_settings enable row level security, force row level security;
create policy own_company on scheduling_settings for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on scheduling_settings for all to balcao_owner using (true);
grant insert, select, update on scheduling_settings to balcao_app;

create table service_questions (
  company_id uuid not null,
  service_id text not null,
  questions jsonb not null,
  version integer not null,
  constraint service_questions_pkey PRIMARY KEY (company_id, service_id),
  constraint service_questions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);
alter table service_questions enable row level security, force row level security;
create policy own_company on service_questions for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on service_questions for all to balcao_owner using (true);
grant insert, select, update on service_questions to balcao_app;

create table series_news (
  company_id uuid not null,
  id uuid not null,
  series_id uuid not null,
  kind text not null,
  appointments uuid[] not null,
  created_at timestamptz not null,
  told_at timestamptz,
  constraint series_news_pkey PRIMARY KEY (company_id, id),
  constraint series_news_company_id_series_id_fkey FOREIGN KEY (company_id, series_id) REFERENCES appointment_series(company_id, id),
  constraint series_news_kind_check CHECK (kind = ANY (ARRAY['booked'::text, 'confirmed'::text, 'moved'::text, 'cancelled'::text]))
);
alter table series_news enable row level security, force row level security;
create policy own_company on series_news for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on series_news for all to balcao_owner using (true);
grant insert, select on series_news to balcao_app;
grant update (told_at) on series_news to balcao_app;

create table waiting_entries (
  company_id uuid not null,
  id uuid not null,
  service_id text not null,
  service_name text not null,
  price_type text not null,
  first_date date not null,
  last_date date not null,
  client text not null,
  phone text not null,
  email text,
  conversation_id uuid,
  state text not null default 'waiting'::text,
  offer_id uuid,
  offer_until timestamptz,
  consented_at timestamptz,
  since timestamptz not null default now(),
  phone_key text generated always as (app.phone_key(phone)) stored,
  also jsonb not null default '[]'::jsonb,
  people smallint not null default 1,
  constraint waiting_entries_pkey PRIMARY KEY (company_id, id),
  constraint waiting_entries_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint waiting_entries_check CHECK (first_date <= last_date),
  constraint waiting_entries_people_check CHECK (people >= 1 AND people <= 200),
  constraint waiting_entries_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'offered'::text, 'booked'::text, 'gone'::text]))
);
CREATE INDEX waiting_by_customer ON public.waiting_entries USING btree (company_id, phone_key);
CREATE INDEX waiting_in_order ON public.waiting_entries USING btree (company_id, service_id, since) WHERE (state = 'waiting'::text);
CREATE INDEX waiting_offers ON public.waiting_entries USING btree (company_id, offer_until) WHERE (state = 'offered'::text);
CREATE TRIGGER note_customer AFTER INSERT OR DELETE OR UPDATE OF client, phone, conversation_id ON waiting_entries FOR EACH ROW EXECUTE FUNCTION app.note_customer();
alter table waiting_entries enable row level security, force row level security;
create policy own_company on waiting_entries for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR false)
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on waiting_entries for all to balcao_owner using (true);
grant delete, insert, select, update on waiting_entries to balcao_app;

-- trust ---------------------------------------------------------------------------------------------------------

create table company_changes (
  company_id uuid not null,
  id uuid not null,
  kind text not null,
  former jsonb not null,
  told text not null,
  own_hash bytea,
  foreign_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  constraint company_changes_pkey PRIMARY KEY (company_id, id),
  constraint company_changes_foreign_hash_key UNIQUE (foreign_hash),
  constraint company_changes_own_hash_key UNIQUE (own_hash),
  constraint company_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_changes_kind_check CHECK (kind = ANY (ARRAY['mailbox'::text, 'pix'::text]))
);
alter table company_changes enable row level security, force row level security;
create policy own_company on company_changes for all to balcao_app using (company_id = (( SELECT app.company_id() AS company_id)) OR own_hash = (( SELECT app.presented_proof() AS presented_proof)) OR foreign_hash = (( SELECT app.presented_proof() AS presented_proof)))
  with check (company_id = (( SELECT app.company_id() AS company_id)));
create policy owner on company_changes for all to balcao_owner using (true);
grant insert, select, update on company_changes to balcao_app;

-- Functions -----------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION app.add_job(identifier text, payload json, queue_name text, run_at timestamptz, job_key text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  select graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at,
    max_attempts => 8, job_key => job_key)
$function$;
-- app.add_job(text,json,text,timestamptz,text): run by balcao_app

CREATE OR REPLACE FUNCTION app.append_event(event_name text, event_data jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  company uuid := app.company_id();
  event_id bigint;
begin
  insert into public.event_counters as c (company_id, last_id) values (company, 1)
    on conflict (company_id) do update set last_id = c.last_id + 1
    returning last_id into event_id;
  insert into public.events (company_id, id, name, data) values (company, event_id, event_name, event_data);
  perform pg_notify('balcao_events', company || ' ' || event_id);
  return event_id;
end $function$;
-- app.append_event(text,jsonb): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.blame_job(job bigint, dead text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into app.job_deaths (name, subject, worker)
    select app.job_name(task_id), app.job_subject(payload), dead from graphile_worker._private_jobs where id = job
    on conflict do nothing;
  update graphile_worker._private_jobs set task_id = app.job_task(app.job_name(task_id), true) where id = job
$function$;
-- app.blame_job(bigint,text): run by its owner alone

CREATE OR REPLACE FUNCTION app.build_owner_wall(relation regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security, force row level security', relation);
  execute format('create policy owner on %s to %I using (true)', relation, current_user);
end $function$;
-- app.build_owner_wall(regclass): run by its owner alone

CREATE OR REPLACE FUNCTION app.build_wall(relation regclass, visible_also text DEFAULT 'false'::text, company_column text DEFAULT 'company_id'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security, force row level security', relation);
  execute format('create policy own_company on %1$s to "balcao_app" using (%2$I = (select app.company_id()) or %3$s)
    with check (%2$I = (select app.company_id()))', relation, company_column, visible_also);
  execute format('create policy owner on %s to %I using (true)', relation, current_user);
end $function$;
-- app.build_wall(regclass,text,text): run by its owner alone

CREATE OR REPLACE FUNCTION app.call_customer_summaries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.add_job('customers:sum-up', json_build_object('companyId', new.company_id), null, null,
    'customers:sum-up:' || new.company_id);
  return null;
end $function$;
-- app.call_customer_summaries(): run by public

CREATE OR REPLACE FUNCTION app.call_next_in_queue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from graphile_worker._private_jobs
    where job_queue_id = new.id and is_available and run_at <= now()) then
    perform pg_notify('jobs:insert', '{"count":1}');
  end if;
  return null;
end $function$;
-- app.call_next_in_queue(): run by public

CREATE OR REPLACE FUNCTION app.clear_job(job bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from app.job_deaths d using graphile_worker._private_jobs j
    where j.id = job and d.name = app.job_name(j.task_id) and d.subject = app.job_subject(j.payload);
  update graphile_worker._private_jobs set task_id = app.job_task(app.job_name(task_id), false)
    where id = job and task_id <> app.job_task(app.job_name(task_id), false)
$function$;
-- app.clear_job(bigint): run by its owner alone

CREATE OR REPLACE FUNCTION app.company_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.company_id', true), '')::uuid $function$;
-- app.company_id(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.count_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was text := case when tg_op = 'UPDATE' and old.deleted_at is null then old.status end;
  becomes text := case when new.deleted_at is null then new.status end;
begin
  if was is not distinct from becomes then return null; end if;
  if was is not null or becomes <> 'analysis' then
    -- All counters of the company, always in this order: two changes in opposite directions take turns.
    perform from public.order_counts where company_id = new.company_id order by status for update;
  end if;
  if was is not null then
    update public.order_counts set count = count - 1 where company_id = new.company_id and status = was;
  end if;
  if becomes is not null then
    insert into public.order_counts as c values (new.company_id, becomes, 1)
      on conflict (company_id, status) do update set count = c.count + 1;
  end if;
  return null;
end $function$;
-- app.count_orders(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.coupon_in_reais(coupon jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when coupon is not null then jsonb_build_object(
    'code', coupon->>'code',
    'kind', coupon->>'kind',
    'value', case coupon->>'kind' when 'value' then round((coupon->>'value')::numeric / 100, 2)
      else (coupon->>'value')::numeric end,
    'minimum', round((coupon->>'minimumCents')::numeric / 100, 2)) end
$function$;
-- app.coupon_in_reais(jsonb): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.drop_held_places(at timestamptz)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  delete from public.appointments where company_id = app.company_id() and id in (
    select id from public.appointments where company_id = app.company_id() and status = 'held' and hold_until <= at
      and units <> '{}' order by id for update skip locked)
$function$;
-- app.drop_held_places(timestamptz): run by public

CREATE OR REPLACE FUNCTION app.end_lead_access()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  delete from public.lead_tickets where lead_id in (select id from public.leads where company_id = new.id);
  delete from public.lead_codes where lead_id in (select id from public.leads where company_id = new.id);
  return null;
end $function$;
-- app.end_lead_access(): run by public

CREATE OR REPLACE FUNCTION app.erase_traces(ids text[], digits text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  company uuid := app.company_id();
  parts text[] := array(select '%' || d || '%' from unnest(digits) d where length(d) >= 8);
  gone integer;
begin
  delete from events where company_id = company and (app.names_any(data::text, ids) or data::text like any(parts));
  update order_timeline set detail = detail - 'note'
    where company_id = company and order_id::text = any(ids) and detail ? 'note';
  update audit_entries set detail = '{"erased": true}'
    where company_id = company and (app.names_any(detail::text, ids) or detail::text like any(parts));
  delete from webhook_deliveries where company_id = company and (app.names_any(body, ids) or body like any(parts));
  get diagnostics gone = row_count;
  return gone;
end $function$;
-- app.erase_traces(text[],text[]): run by balcao_app

CREATE OR REPLACE FUNCTION app.find_orders(patterns text[], pieces text[], most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
 SET enable_seqscan TO 'off'
 SET work_mem TO '16MB'
AS $function$
declare
  company uuid := app.company_id();
  wanted bigint[];
  found uuid[];
begin
  if company is null or exists (select from public.order_search_fills where company_id = company) then return null; end if;
  select array_agg(piece) into wanted from (
    select unnest(app.search_pieces(company, lower(words), least(length(words), 3))) as piece
    from unnest(pieces) words where length(words) > 1 limit 40) p;
  if wanted is null then return null; end if;
  if 50 < (select count(*) from (
      select search from public.orders where company_id = company and deleted_at is null
      order by created_at desc, id limit 1000) newest where search ilike all (patterns)) then
    return null;
  end if;
  select array_agg(order_id) into found from (
    select order_id from public.order_search
      where indexed and app.search_pieces(company_id, chr(1) || text, 2) || app.search_pieces(company_id, chr(1) || text, 3) @> wanted
        and company_id = company and text ilike all (patterns)
    union all
    select order_id from public.order_search
      where not indexed and company_id = company and text ilike all (patterns)
    limit most + 1) f;
  if cardinality(found) > most then return null; end if;
  return coalesce(found, '{}');
end $function$;
-- app.find_orders(text[],text[],integer): run by balcao_app

CREATE OR REPLACE FUNCTION app.free_jobs_of(gone text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform app.blame_job(j.id, j.locked_by) from graphile_worker._private_jobs j
    where j.locked_by = any(gone) and not exists (select from app.left_workers l where l.id = j.locked_by);
  update graphile_worker._private_jobs j set locked_by = null, locked_at = null,
      attempts = case when d.rests then j.max_attempts else greatest(j.attempts - 1, 0) end,
      last_error = case when d.deaths > 0
        then format('%s processes died while it ran', d.deaths) else j.last_error end
    from (select id, app.job_deaths_of(task_id, payload) as deaths, app.job_rests(task_id, payload) as rests
      from graphile_worker._private_jobs where locked_by = any(gone)) d
    where j.id = d.id;
  update graphile_worker._private_job_queues set locked_by = null, locked_at = null where locked_by = any(gone);
  delete from app.left_workers where id = any(gone) or at < now() - interval '1 day';
  delete from app.job_deaths where at < now() - interval '90 days';
end $function$;
-- app.free_jobs_of(text[]): run by its owner alone

CREATE OR REPLACE FUNCTION app.items_in_reais(items jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  wire jsonb := '[]';
  item jsonb;
  options jsonb;
  option jsonb;
begin
  -- By place: a query over the elements would be planned and opened anew for each order.
  for i in 0 .. coalesce(jsonb_array_length(items), 0) - 1 loop
    item := items->i;
    options := '[]';
    for o in 0 .. coalesce(jsonb_array_length(item->'options'), 0) - 1 loop
      option := item->'options'->o;
      options := options || jsonb_build_object('name', option->>'name',
        'price', round((option->>'price_cents')::numeric / 100, 2));
    end loop;
    wire := wire || jsonb_build_object('name', item->>'name', 'quantity', (item->>'quantity')::int,
      'unit_price', round((item->>'unit_price_cents')::numeric / 100, 2), 'options', options,
      'notes', item->'notes', 'product_id', item->'product_id');
  end loop;
  return wire;
end $function$;
-- app.items_in_reais(jsonb): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.job_deaths_of(task integer, payload json)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select count(*)::int from app.job_deaths d
    where d.name = app.job_name(task) and d.subject = app.job_subject(payload)
$function$;
-- app.job_deaths_of(integer,json): run by its owner alone

CREATE OR REPLACE FUNCTION app.job_name(task integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select regexp_replace(identifier, '^suspect:', '') from graphile_worker._private_tasks where id = task
$function$;
-- app.job_name(integer): run by its owner alone

CREATE OR REPLACE FUNCTION app.job_rests(task integer, payload json)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select count(*) > 7 or (count(*) > 2 and max(d.at) > now() - interval '1 hour') from app.job_deaths d
    where d.name = app.job_name(task) and d.subject = app.job_subject(payload)
$function$;
-- app.job_rests(integer,json): run by its owner alone

CREATE OR REPLACE FUNCTION app.job_subject(payload json)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select md5((payload::jsonb - '_cron' - '_trace')::text)
$function$;
-- app.job_subject(json): run by its owner alone

CREATE OR REPLACE FUNCTION app.job_task(name text, suspect boolean)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  known int;
  wanted text := case when suspect then 'suspect:' || name else name end;
begin
  select id into known from graphile_worker._private_tasks where identifier = wanted;
  if known is null then
    insert into graphile_worker._private_tasks (identifier) values (wanted) on conflict do nothing;
    select id into known from graphile_worker._private_tasks where identifier = wanted;
  end if;
  return known;
end $function$;
-- app.job_task(text,boolean): run by its owner alone

CREATE OR REPLACE FUNCTION app.keep_beside()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  agenda int8range := int8range(new.agenda_number, new.agenda_number, '[]');
  agenda_lanes int8range := int8range(new.agenda_number * 256, new.agenda_number * 256 + 255, '[]');
  taken int8multirange;
  is_less boolean := false;
  there integer;
  seats integer;
begin
  if new.status not in ('held', 'pending', 'confirmed') or new.deleted_at is not null or isempty(new.blocked) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null
      and (old.agenda_number, old.blocked, old.beside, old.service_id, old.starts_at)
        = (new.agenda_number, new.blocked, new.beside, new.service_id, new.starts_at)
      and old.seat is not distinct from new.seat and old.people = new.people then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    is_less := old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null and old.seat is not null
      and (old.agenda_id, old.service_id, old.starts_at) = (new.agenda_id, new.service_id, new.starts_at)
      and new.people <= old.people;
  end if;
  new.lanes := null;
  if new.beside = '{}' then
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for key share;
  else
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for update;
  end if;
  if new.seat is not null then
    perform from public.agendas where company_id = new.company_id and id = new.agenda_id for no key update;
    select coalesce(sum(o.people), 0), range_agg(coalesce(o.lanes,
        int8multirange(int8range(o.agenda_number * 256 + o.seat, o.agenda_number * 256 + o.seat, '[]'))))
      into there, taken from public.appointments o
      where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
        and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null;
    select coalesce((s.settings -> 'services' -> new.service_id ->> 'seats')::integer, 1) into seats
      from public.scheduling_settings s where s.company_id = new.company_id;
    if there + new.people > (case when 'class-full' = any(new.willed) then 250 else coalesce(seats, 1) end) and not is_less then
      raise exclusion_violation using message = 'this class is full', constraint = 'one_booking_a_slot';
    end if;
    if there > 0 then
      select o.units into new.units from public.appointments o
        where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
          and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
          and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null order by o.seat limit 1;
    end if;
    select min(free), case when new.people > 1 then range_agg(int8range(lane, lane, '[]')) end into new.seat, new.lanes
      from (select free, new.agenda_number * 256 + free as lane from generate_series(1, 250) free
        where taken is null or not taken @> new.agenda_number * 256 + free order by free limit new.people) as given;
    if exists (select from public.appointments o
        where coalesce(o.lanes, int8multirange(int8range(
            o.agenda_number * 256 + coalesce(o.seat, 0), o.agenda_number * 256 + coalesce(o.seat, 255), '[]'))) && agenda_lanes
          and o.blocked && new.blocked and o.id <> new.id
          and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside = '{}'
          and o.seat is not null and (o.service_id, o.starts_at) <> (new.service_id, new.starts_at)
          and not o.id = any(new.beside)) then
      raise exclusion_violation using message = 'this time is kept by another class', constraint = 'one_booking_a_slot';
    end if;
  end if;
  if exists (select from public.appointments o
      where int8range(o.agenda_number, o.agenda_number, '[]') && agenda and o.blocked && new.blocked and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside <> '{}'
        and not (new.id = any(o.beside) or o.id = any(new.beside))
        and not (o.seat is not null and new.seat is not null
          and (o.service_id, o.starts_at) = (new.service_id, new.starts_at)))
    or (new.beside <> '{}' and exists (select from public.appointments o
      where coalesce(o.lanes, int8multirange(int8range(
            o.agenda_number * 256 + coalesce(o.seat, 0), o.agenda_number * 256 + coalesce(o.seat, 255), '[]'))) && agenda_lanes
        and o.blocked && new.blocked and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null and o.beside = '{}'
        and not o.id = any(new.beside)
        and not (o.seat is not null and new.seat is not null
          and (o.service_id, o.starts_at) = (new.service_id, new.starts_at)))) then
    raise exclusion_violation using message = 'this time is kept by another appointment', constraint = 'one_booking_a_slot';
  end if;
  return new;
end $function$;
-- app.keep_beside(): run by public

CREATE OR REPLACE FUNCTION app.keep_package()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  taken public.packages;
  fits boolean;
begin
  if tg_op = 'UPDATE' then
    if old.package_id is distinct from new.package_id then
      delete from public.package_uses where company_id = new.company_id and appointment_id = new.id;
    end if;
  end if;
  if new.package_id is null then
    return null;
  end if;
  select * into taken from public.packages where company_id = new.company_id and id = new.package_id for no key update;
  fits := new.status in ('pending', 'confirmed', 'completed') and new.deleted_at is null
    and (not new.no_show or taken.no_show_spends)
    and new.people = 1
    and new.service_id = any(taken.service_ids)
    and new.phone_key is not distinct from taken.phone_key
    and (taken.expires_on is null or taken.expires_on >= (new.starts_at at time zone
      (select c.time_zone from public.companies c where c.id = new.company_id))::date);
  if not fits then
    delete from public.package_uses where company_id = new.company_id and appointment_id = new.id;
    return null;
  end if;
  if taken.closed_at is not null
    or exists (select from public.package_uses where company_id = new.company_id and appointment_id = new.id) then
    return null;
  end if;
  insert into public.package_uses (company_id, package_id, number, sessions, appointment_id)
    select new.company_id, taken.id, n, taken.sessions, new.id from generate_series(1, taken.sessions) n
    where not exists (select from public.package_uses u
      where u.company_id = new.company_id and u.package_id = taken.id and u.number = n)
    order by n limit 1;
  return null;
end $function$;
-- app.keep_package(): run by public

CREATE OR REPLACE FUNCTION app.keep_units()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  stands boolean := new.status in ('held', 'pending', 'confirmed') and new.deleted_at is null;
  stood boolean := false;
  fresh integer[] := new.units;
  others uuid[] := new.beside;
  taken integer;
begin
  if tg_op = 'UPDATE' then
    stood := old.status in ('held', 'pending', 'confirmed') and old.deleted_at is null;
    if stands = stood and (old.units, old.blocked, old.beside) = (new.units, new.blocked, new.beside)
        and old.hold_until is not distinct from new.hold_until then
      return null;
    end if;
    fresh := array(select unnest(new.units) except select unnest(old.units));
    delete from public.place_uses where company_id = new.company_id and appointment_id = new.id;
  end if;
  if not stands or new.units = '{}' then
    return null;
  end if;
  if new.seat is not null then
    others := new.beside || array(select o.id from public.appointments o
      where o.company_id = new.company_id and o.agenda_id = new.agenda_id and o.service_id = new.service_id
        and o.starts_at = new.starts_at and o.seat is not null and o.id <> new.id
        and o.status in ('held', 'pending', 'confirmed') and o.deleted_at is null);
  end if;
  if others = '{}' then
    perform from public.places where company_id = new.company_id
      and number in (select u / 100 from unnest(new.units) u) order by number for key share;
  else
    perform from public.places where company_id = new.company_id
      and number in (select u / 100 from unnest(new.units) u) order by number for update;
  end if;
  if exists (select from unnest(new.units) u where not exists (select from public.places p
      where p.company_id = new.company_id and p.number = u / 100
        and (not u = any(fresh) or (p.active and p.deleted_at is null and u % 100 between 1 and p.units)))) then
    raise exclusion_violation using message = 'this place is not there', constraint = 'one_use_a_unit';
  end if;
  insert into public.place_uses (company_id, appointment_id, unit, blocked, ends_at, hold_until, beside)
    select new.company_id, new.id, u, new.blocked, upper(new.blocked), case new.status when 'held' then new.hold_until end, others
    from unnest(new.units) u order by u
    on conflict do nothing;
  get diagnostics taken = row_count;
  if taken <> cardinality(new.units)
    or exists (select from public.place_uses o, unnest(new.units) u
      where int4range(o.unit, o.unit, '[]') && int4range(u, u, '[]') and o.blocked && new.blocked and o.appointment_id <> new.id
        and o.beside <> '{}' and not (new.id = any(o.beside) or o.appointment_id = any(others)))
    or (others <> '{}' and exists (select from public.place_uses o, unnest(new.units) u
      where int4range(o.unit, o.unit, '[]') && int4range(u, u, '[]') and o.blocked && new.blocked and o.appointment_id <> new.id
        and o.beside = '{}' and not o.appointment_id = any(others))) then
    raise exclusion_violation using message = 'this place is kept by another appointment', constraint = 'one_use_a_unit';
  end if;
  return null;
end $function$;
-- app.keep_units(): run by public

CREATE OR REPLACE FUNCTION app.leads_of_presented_cnpj()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$ select id from public.leads where cnpj = app.presented_cnpj() $function$;
-- app.leads_of_presented_cnpj(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.names_any(content text, ids text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select exists (select from regexp_matches(content,
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as found(words) where words[1] = any(ids))
$function$;
-- app.names_any(text,text[]): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.note_browser_error(error_digest bytea, error_kind text, error_message text, error_stack text, error_page text, error_version text, error_browser text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  is_new boolean;
begin
  insert into public.browser_errors as b (digest, kind, message, stack, page, version, browser)
    values (error_digest, error_kind, error_message, error_stack, error_page, error_version, error_browser)
    on conflict (digest) do update set count = b.count + 1, last_at = now(), kind = excluded.kind, page = excluded.page,
      version = excluded.version, browser = excluded.browser
    returning xmax = 0 into is_new;
  if is_new and (select count(*) from public.browser_errors) > 500 then
    delete from public.browser_errors where digest in (
      select digest from public.browser_errors where digest <> error_digest
      order by count, last_at limit 1 for update skip locked);
  end if;
end $function$;
-- app.note_browser_error(bytea,text,text,text,text,text,text): run by balcao_app

CREATE OR REPLACE FUNCTION app.note_chat_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    insert into public.customer_changes (company_id, phone_key, conversation_id) values (new.company_id, new.phone_key, new.id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.phone_key is distinct from new.phone_key) then
    insert into public.customer_changes (company_id, phone_key, conversation_id) values (old.company_id, old.phone_key, old.id);
  end if;
  return null;
end $function$;
-- app.note_chat_customer(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.note_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' and (new.phone_key is not null or new.conversation_id is not null) then
    insert into public.customer_changes (company_id, phone_key, conversation_id)
      values (new.company_id, new.phone_key, new.conversation_id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE'
      and (old.phone_key, old.conversation_id) is distinct from (new.phone_key, new.conversation_id)) then
    insert into public.customer_changes (company_id, phone_key, conversation_id)
      values (old.company_id, old.phone_key, old.conversation_id);
  end if;
  return null;
end $function$;
-- app.note_customer(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.note_google_copies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from google_connections where company_id = new.company_id and agenda_id is not null) then
    return null;
  end if;
  insert into google_copies (company_id, appointment_id, agenda_id)
    select company_id, new.id, agenda_id from google_connections
    where company_id = new.company_id and agenda_id = new.agenda_id and connected
      and new.status = 'confirmed' and new.deleted_at is null
      -- What is brought from another program is told to nobody until it changes.
      and (tg_op = 'UPDATE' or new.source <> 'import')
    on conflict do nothing;
  update google_copies set dirty = true, failure = null, failure_code = null
    where company_id = new.company_id and appointment_id = new.id
      and (agenda_id = new.agenda_id or event_id is not null or dirty);
  perform app.add_job('calendar-write', json_build_object('companyId', company_id, 'agendaId', agenda_id),
      format('google:%s:%s', company_id, agenda_id), null, format('calendar-write:%s:%s', company_id, agenda_id))
    from google_copies c join google_connections g using (company_id, agenda_id)
    where company_id = new.company_id and c.appointment_id = new.id and c.dirty and g.connected;
  return null;
end $function$;
-- app.note_google_copies(): run by public

CREATE OR REPLACE FUNCTION app.note_google_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.add_job('google-check', json_build_object('companyId', g.company_id, 'agendaId', g.agenda_id), null, null,
      format('google-check:%s:%s', g.company_id, g.agenda_id))
    from google_connections g join agendas a on a.company_id = g.company_id and a.id = g.agenda_id
    where g.company_id = new.company_id and g.connected
      and a.employee_id = (to_jsonb(new) ->> case tg_table_name when 'agendas' then 'employee_id' else 'id' end)::uuid;
  return null;
end $function$;
-- app.note_google_leaver(): run by public

CREATE OR REPLACE FUNCTION app.note_new_order_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.order_search (company_id, order_id, text) select company_id, id, search from fresh;
  return null;
end $function$;
-- app.note_new_order_search(): run by public

CREATE OR REPLACE FUNCTION app.note_new_orders_customers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.customer_changes (company_id, phone_key, conversation_id)
    select distinct company_id, phone_key, conversation_id from fresh
    where phone_key is not null or conversation_id is not null;
  return null;
end $function$;
-- app.note_new_orders_customers(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.note_order_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.order_search (company_id, order_id, text) values (new.company_id, new.id, new.search)
    on conflict (company_id, order_id) do update set text = excluded.text, indexed = false;
  return null;
end $function$;
-- app.note_order_search(): run by public

CREATE OR REPLACE FUNCTION app.note_package_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
begin
  if new.phone_key is not null then
    insert into public.customer_changes (company_id, phone_key) values (new.company_id, new.phone_key);
  end if;
  if tg_op = 'UPDATE' and old.phone_key is distinct from new.phone_key and old.phone_key is not null then
    insert into public.customer_changes (company_id, phone_key) values (old.company_id, old.phone_key);
  end if;
  return null;
end $function$;
-- app.note_package_customer(): run by public

CREATE OR REPLACE FUNCTION app.own_agenda()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT agendas.id FROM agendas WHERE ((agendas.company_id = app.company_id()) AND (agendas.employee_id = app.own_worker())));
-- app.own_agenda(): run by public

CREATE OR REPLACE FUNCTION app.own_worker()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.own_worker'::text, true), ''::text))::uuid;
-- app.own_worker(): run by public

CREATE OR REPLACE FUNCTION app.paid_cents(company uuid, order_id uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(sum(p.amount_cents), 0)::integer from public.order_payments p
  where p.company_id = $1 and p.order_id = $2 and p.voided_at is null
$function$;
-- app.paid_cents(uuid,uuid): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.phone_key(phone text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  digits text := ltrim(translate(phone, translate(phone, '0123456789', ''), ''), '0');
begin
  -- The country code, and the ninth digit of a mobile phone.
  if length(digits) in (12, 13) and left(digits, 2) = '55' then digits := substr(digits, 3); end if;
  if length(digits) = 11 and substr(digits, 3, 1) = '9' and substr(digits, 4, 1) in ('6', '7', '8', '9') then
    digits := left(digits, 2) || substr(digits, 4);
  end if;
  return nullif(digits, '');
end $function$;
-- app.phone_key(text): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.phone_tail(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select nullif(right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 8), '') $function$;
-- app.phone_tail(text): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.place_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
declare
  company text := new.payload->>'companyId';
  known record;
begin
  select n.name, w.priority, w.asks, exists (select from app.job_deaths d where d.name = n.name) as died into known
    from (select regexp_replace(t.identifier, '^suspect:', '') as name from graphile_worker._private_tasks t
      where t.id = new.task_id) n
    left join app.job_work w on w.name = n.name;
  new.priority := coalesce(known.priority, new.priority);
  if company is not null then
    new.flags := coalesce(new.flags, '{}') || jsonb_build_object(company, true);
  end if;
  if known.asks is not null then
    new.flags := coalesce(new.flags, '{}') || jsonb_build_object('asks:' || known.asks, true);
  end if;
  if known.died and exists (
    select from app.job_deaths d where d.name = known.name and d.subject = app.job_subject(new.payload)) then
    new.task_id := app.job_task(known.name, true);
  end if;
  return new;
end $function$;
-- app.place_job(): run by its owner alone

CREATE OR REPLACE FUNCTION app.plain_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select lower(regexp_replace(normalize(words, nfd),
     '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g')) $function$;
-- app.plain_text(text): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.presented_address()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.address', true), '') $function$;
-- app.presented_address(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.presented_cnpj()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.cnpj', true), '') $function$;
-- app.presented_cnpj(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.presented_lead()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$ select lead_id from public.lead_tickets where token_hash = app.presented_proof() and expires_at > now() $function$;
-- app.presented_lead(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.presented_proof()
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select decode(nullif(current_setting('app.proof', true), ''), 'hex') $function$;
-- app.presented_proof(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.questions_of(of_company uuid, of_appointment uuid, of_service text)
 RETURNS json
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
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
$function$;
-- app.questions_of(uuid,uuid,text): run by public

CREATE OR REPLACE FUNCTION app.queue_job(identifier text, payload json, queue_name text, run_at timestamptz, job_key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  task int := (select id from graphile_worker._private_tasks t where t.identifier = queue_job.identifier);
  queue int := (select id from graphile_worker._private_job_queues q where q.queue_name = queue_job.queue_name);
begin
  if task is null or (queue_name is not null and queue is null) then
    -- The first of its name, or of its queue.
    insert into graphile_worker._private_tasks as t (identifier) values (queue_job.identifier) on conflict do nothing;
    insert into graphile_worker._private_job_queues as q (queue_name)
      select queue_job.queue_name where queue_job.queue_name is not null on conflict do nothing;
    select id into task from graphile_worker._private_tasks t where t.identifier = queue_job.identifier;
    select id into queue from graphile_worker._private_job_queues q where q.queue_name = queue_job.queue_name;
  end if;
  if job_key is not null then
    -- One that has begun knows the world of before: another follows it.
    update graphile_worker._private_jobs j set key = null, attempts = j.max_attempts, updated_at = now()
      where j.key = job_key and j.is_available is not true;
  end if;
  insert into graphile_worker._private_jobs as j (job_queue_id, task_id, payload, run_at, max_attempts, key, priority)
    values (queue, task, coalesce(queue_job.payload, '{}'), coalesce(queue_job.run_at, now()), 8, job_key, 0)
    on conflict (key) do update set job_queue_id = excluded.job_queue_id, task_id = excluded.task_id,
      payload = excluded.payload, max_attempts = excluded.max_attempts, run_at = excluded.run_at,
      priority = excluded.priority, revision = j.revision + 1, flags = excluded.flags, attempts = 0,
      last_error = null, updated_at = now()
    where j.locked_at is null;
end $function$;
-- app.queue_job(text,json,text,timestamptz,text): run by balcao_app

CREATE OR REPLACE FUNCTION app.recovery_mailbox(company companies)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select case when company.recovery_until > now() then company.recovery_email else company.email_cliente end $function$;
-- app.recovery_mailbox(companies): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.release_answer_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  if old.kind = 'file' and old.answer <> '' and (tg_op = 'DELETE' or new.answer <> old.answer) then
    update public.answer_files set released_at = now()
    where company_id = old.company_id and id = split_part(old.answer, '/', 1);
  end if;
  return null;
end $function$;
-- app.release_answer_file(): run by its owner alone

CREATE OR REPLACE FUNCTION app.returned_cents(company uuid, order_id uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(-sum(p.amount_cents), 0)::integer from public.order_payments p
  where p.company_id = $1 and p.order_id = $2 and p.voided_at is null and p.amount_cents < 0
$function$;
-- app.returned_cents(uuid,uuid): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.search_pieces(company uuid, words text, size integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  signs text[] := string_to_array(words, null);
  seed bigint := uuid_hash_extended(company, 0);
  pieces bigint[] := '{}';
begin
  for i in 1 .. cardinality(signs) - size + 1 loop
    if size = 3 then
      pieces := pieces || hashtextextended(signs[i] || signs[i + 1] || signs[i + 2], seed);
    elsif translate(signs[i] || signs[i + 1], '0123456789abcdef-', '') <> '' then
      pieces := pieces || hashtextextended(signs[i] || signs[i + 1], seed);
    end if;
  end loop;
  return pieces;
end $function$;
-- app.search_pieces(uuid,text,integer): run by public

CREATE OR REPLACE FUNCTION app.search_text(VARIADIC parts text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  words text := array_to_string(parts, ' ');
begin
  -- Plain ASCII, as most of them are, has no accent to lose.
  if octet_length(words) = length(words) then return lower(words); end if;
  return lower(translate(words,
    'ÀÁÂÃÄÅàáâãäåÈÉÊËèéêëÌÍÎÏìíîïÒÓÔÕÖòóôõöÙÚÛÜùúûüÇçÑñ',
    'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'));
end $function$;
-- app.search_text(text[]): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.sees_colleagues()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(current_setting('app.sees_colleagues'::text, true), ''::text) = 'true'::text);
-- app.sees_colleagues(): run by public

CREATE OR REPLACE FUNCTION app.stamp_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status = 'production' and new.production_at is null then new.production_at := now(); end if;
  if new.status = 'ready' and new.ready_at is null then new.ready_at := now(); end if;
  return new;
end $function$;
-- app.stamp_order(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.switch_automatic_prints()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.print_settings (company_id, automatic_after)
    values (new.id, case when new.imprime_auto then clock_timestamp() else 'infinity' end)
    on conflict (company_id) do update set automatic_after = excluded.automatic_after;
  if not new.imprime_auto then
    perform app.add_job('printing:sweep-company', json_build_object('companyId', new.id), null, null, null);
  end if;
  return null;
end $function$;
-- app.switch_automatic_prints(): run by public, balcao_app

CREATE OR REPLACE FUNCTION app.wake_jobs()
 RETURNS void
 LANGUAGE sql
AS $function$
  update graphile_worker._private_jobs set attempts = 0, run_at = now()
    where attempts >= max_attempts and locked_at is null
      and app.job_deaths_of(task_id, payload) > 2 and not app.job_rests(task_id, payload)
$function$;
-- app.wake_jobs(): run by its owner alone

CREATE OR REPLACE FUNCTION app.write_event(event_name text, event_data jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  event_id bigint;
begin
  with counted as (
    insert into public.event_counters as c (company_id, last_id) values (app.company_id(), 1)
      on conflict (company_id) do update set last_id = c.last_id + 1
      returning company_id, last_id)
  insert into public.events (company_id, id, name, data)
    select company_id, last_id, event_name, event_data from counted returning id into event_id;
  return event_id;
end $function$;
-- app.write_event(text,jsonb): run by public, balcao_app

-- On the job queue ----------------------------------------------------------------------------------------------
CREATE TRIGGER call_next_in_queue AFTER UPDATE OF locked_at ON graphile_worker._private_job_queues FOR EACH ROW WHEN (old.locked_at IS NOT NULL AND new.locked_at IS NULL) EXECUTE FUNCTION app.call_next_in_queue();
CREATE TRIGGER place_job BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION app.place_job();
