-- What a deposit of an appointment was paid with: one PIX counts for it, whatever else comes under its code is listed. The
-- appointment may be gone after years, what came in stays.

alter table pix_receipts add column appointment_id uuid;
create unique index pix_receipts_of_deposit on pix_receipts (company_id, appointment_id)
  where appointment_id is not null and counted_cents > 0;
