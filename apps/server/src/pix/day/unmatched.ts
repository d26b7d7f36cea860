/**
 * Cents of a receipt `r` that came, did not go back and count for nothing; a trial of the connection is meant to. SQL without
 * values.
 */
export const unmatchedCents = `(case when exists (select from pix_charges c
    where c.company_id = r.company_id and c.txid = r.txid and c.order_id is null) then 0
  else greatest(0, r.amount_cents - r.counted_cents - (
    select coalesce(sum(f.amount_cents - f.taken_cents), 0) from pix_refunds f
    where f.company_id = r.company_id and f.end_to_end_id = r.end_to_end_id and f.state <> 'failed')) end)::int`

/** How long it is looked for. */
export const UNMATCHED_DAYS = 90
