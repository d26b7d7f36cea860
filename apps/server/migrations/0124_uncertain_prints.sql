-- How many prints wait for a person to say what became of them is asked for the whole installation.
create index print_jobs_uncertain on print_jobs (created_at) where state = 'uncertain';
