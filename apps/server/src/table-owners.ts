/** Where code of the server lives: a feature's folder, or `platform`. */
export type Folder = keyof typeof relations

/**
 * Every table and view of the database, under the folder that it belongs to. Only that folder writes a table; whoever else
 * wants something written calls a function of its index.ts with the transaction at hand. Reading is free to all.
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
  bot: ['bot_sessions', 'bot_settings'],
  catalogue: ['catalogues', 'catalogue_rows', 'catalogue_history'],
  channels: ['channels'],
  company: ['companies'],
  conversations: [
    'conversations',
    'conversation_addresses',
    'messages',
    'outbox',
    'early_marks',
    'former_sends',
    'media',
    'chat_labels',
    'chat_notes',
    'quick_replies',
    'order_notices',
  ],
  customers: ['customers', 'customer_chats', 'customer_summaries', 'customer_changes', 'retention_settings'],
  employees: ['employees', 'employee_rows', 'employee_rows_of_sessions', 'employee_access'],
  google: ['google_connections', 'google_consents', 'google_audit', 'calendar_events'],
  images: ['images', 'menu_images'],
  licence: ['licence_requests', 'licence_terms', 'licence_notices'],
  onboarding: ['leads', 'lead_tickets', 'lead_codes', 'onboardings', 'menu_files'],
  operator: ['operators', 'operator_sessions'],
  orders: ['orders', 'order_rows', 'order_items', 'order_numbers', 'order_counts', 'order_timeline'],
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
  printing: ['print_stations', 'print_settings', 'print_jobs'],
  scheduling: [
    'agendas',
    'appointments',
    'appointment_news',
    'closures',
    'scheduling_settings',
    'waiting_entries',
  ],
  trust: ['company_changes'],
} as const
