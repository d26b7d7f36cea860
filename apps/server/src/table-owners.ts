/** Where code of the server lives: a feature's folder, or `platform`. */
export type Folder = keyof typeof relations

/**
 * Every table and view of the database, under the folder that it belongs to. Only that folder writes a table; whoever else
 * wants something written calls a function of its index.ts with the transaction at hand. Reading is free to all. What functions and
 * triggers of the schema write is the schema's.
 */
export const relations = {
  auth: [
    'credentials',
    'verification_codes',
    'password_tickets',
    'sessions',
    'known_networks',
    'api_keys',
    'employee_devices',
    'employee_device_codes',
    'pin_guesses',
  ],
  automations: ['webhook_endpoints', 'webhook_deliveries'],
  bot: ['bot_sessions', 'bot_settings', 'bot_misses', 'bot_readings', 'bot_synonyms', 'bot_hand_overs'],
  'browser-errors': ['browser_errors'],
  'cash-register': ['cash_registers', 'cash_movements'],
  catalogue: ['catalogues', 'catalogue_rows', 'catalogue_history'],
  channels: ['channels'],
  company: ['companies', 'short_addresses'],
  conversations: [
    'conversations',
    'conversation_addresses',
    'messages',
    'outbox',
    'early_marks',
    'former_sends',
    'media',
    'transcripts',
    'chat_labels',
    'chat_notes',
    'quick_replies',
    'order_notices',
  ],
  coupons: ['coupons'],
  customers: [
    'customers',
    'customer_chats',
    'customer_rows',
    'customer_summaries',
    'customer_changes',
    'retention_settings',
  ],
  employees: ['employees', 'employee_rows', 'employee_rows_of_sessions', 'employee_access'],
  google: [
    'google_connections',
    'google_consents',
    'google_audit',
    'google_copies',
    'google_closures',
    'calendar_events',
    'google_busy',
  ],
  images: ['images', 'menu_images'],
  licence: ['licence_requests', 'licence_terms', 'licence_notices'],
  onboarding: ['leads', 'lead_tickets', 'lead_codes', 'onboardings', 'menu_files'],
  operator: ['operators', 'operator_sessions'],
  orders: [
    'orders',
    'order_rows',
    'order_items',
    'order_numbers',
    'order_counts',
    'order_timeline',
    'order_payments',
    'order_search',
    'order_search_fills',
  ],
  platform: [
    'audit_entries',
    'events',
    'event_counters',
    'stream_tickets',
    'request_counts',
    'schema_migrations',
    'app.job_work',
    'app.job_deaths',
    'app.left_workers',
  ],
  pix: ['pix_accounts', 'pix_charges', 'pix_receipts', 'pix_refunds'],
  printing: ['print_stations', 'print_settings', 'print_jobs'],
  scheduling: [
    'agendas',
    'agenda_imports',
    'answer_files',
    'appointments',
    'appointment_rows',
    'appointment_answers',
    'appointment_news',
    'appointment_parts',
    'appointment_series',
    'closures',
    'imported_appointments',
    'package_kinds',
    'package_payments',
    'package_uses',
    'packages',
    'place_uses',
    'places',
    'scheduling_settings',
    'service_questions',
    'series_news',
    'waiting_entries',
  ],
  trust: ['company_changes'],
} as const

/** Columns that are another folder's than their table: only that folder updates them, and nothing else of the table. */
export const columnsOfOthers: Partial<Record<Table, Record<string, readonly string[]>>> = {
  companies: {
    licence: [
      'licence_plan',
      'licence_term',
      'licence_renewed_on',
      'licence_days',
      'mod_atendimento',
      'mod_motoboy',
      'mod_gerente',
      'mod_agendamento',
    ],
    trust: ['recovery_email', 'recovery_until'],
    manager: ['cutoff_hour'],
  },
  employee_access: { auth: ['used_at'] },
  channels: { conversations: ['blocked_until', 'catalogue_refused_at'] },
}

/** Code that writes what is not its own, by file or folder under src, and why no function of the owner does. */
export const writesOfOthers: Record<string, { tables: readonly Table[] | 'all'; because: string }> = {
  'backup/': { tables: 'all', because: 'a restore fills every table as it was, whatever it means' },
  'customers/erase/': {
    tables: [
      'appointments',
      'appointment_answers',
      'appointment_news',
      'conversations',
      'imported_appointments',
      'orders',
      'order_payments',
      'outbox',
      'packages',
      'print_jobs',
      'waiting_entries',
    ],
    because: 'who erases a person goes through every table that names one, and has to see them side by side',
  },
  'customers/retention/': {
    tables: ['leads', 'media', 'messages'],
    because: 'what is kept how long is one promise (docs/personal-data.md)',
  },
  'conversations/thread/merge-conversations.ts': {
    tables: [
      'appointments',
      'appointment_news',
      'bot_hand_overs',
      'bot_misses',
      'bot_sessions',
      'orders',
      'waiting_entries',
    ],
    because: 'whatever names a conversation follows it, as a foreign key would have it',
  },
  'platform/retention.ts': {
    tables: [
      'company_changes',
      'employee_devices',
      'employee_device_codes',
      'known_networks',
      'lead_codes',
      'lead_tickets',
      'password_tickets',
      'pin_guesses',
      'sessions',
      'verification_codes',
    ],
    because: 'the nightly sweep deletes what is over, and nothing else',
  },
  'platform/live/hub.ts': {
    tables: ['sessions'],
    because: 'an open stream counts as use of its session, and the platform imports no feature',
  },
  'platform/secrets/one-time-codes.ts': {
    tables: 'all',
    because: 'auth and onboarding each hand over their own table',
  },
  'platform/database/restore-in-progress.ts': {
    tables: 'all',
    because: 'a restore in progress has a schema of its own',
  },
}

/** A table or view, as SQL names it. */
export type Table = (typeof relations)[Folder][number]
