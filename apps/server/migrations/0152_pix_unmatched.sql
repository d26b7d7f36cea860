-- What may be matched to nothing is found without reading all that ever came in.

create index pix_receipts_unmatched on pix_receipts (company_id, at) where counted_cents < amount_cents;
