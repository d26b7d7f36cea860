import { withConnection } from '../connect'

/** Every lasting row of every table of ours as text, and what waits in the job queue without its numbers there. */
export async function rowsOf(ownerUrl: string): Promise<Record<string, string[]>> {
  return withConnection(ownerUrl, 'test-compare', async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relpersistence = 'p' order by 1`,
    )
    const found: Record<string, string[]> = {}
    const linesOf = async (select: string) =>
      (
        await client.query<{ line: string }>(
          `select row_to_json(t)::text as line from ${select} t order by 1`,
        )
      ).rows.map(({ line }) => line)
    for (const { name } of tables) found[name] = await linesOf(`public.${name}`)
    found['waiting jobs'] = await linesOf(
      `(select t.identifier, j.payload, q.queue_name, j.run_at, j.priority, j.attempts, j.max_attempts, j.last_error,
         j.key, j.flags
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         left join graphile_worker._private_job_queues q on q.id = j.job_queue_id)`,
    )
    return found
  })
}

/** What the tables of ours are made of: columns, constraints, indexes, triggers, walls and rights. */
export async function schemaOf(ownerUrl: string, appRole: string): Promise<string[]> {
  return withConnection(ownerUrl, 'test-compare', async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `with ours as (select oid, relname, relrowsecurity, relforcerowsecurity,
           replace(relacl::text, $1, 'the_app_role') as rights
         from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v'))
       select line from (
         select concat_ws(' ', relname, relrowsecurity, relforcerowsecurity, rights) as line from ours
         union all select concat_ws(' ', relname, attname, atttypid::regtype, attnotnull, attidentity, attgenerated)
           from pg_attribute join ours on attrelid = ours.oid and attnum > 0 and not attisdropped
         union all select concat_ws(' ', relname, conname, pg_get_constraintdef(c.oid), convalidated)
           from pg_constraint c join ours on conrelid = ours.oid
         union all select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from pg_index join ours on indrelid = ours.oid
         union all select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t join ours on tgrelid = ours.oid
           and not tgisinternal
         union all select concat_ws(' ', relname, polname, pg_get_expr(polqual, polrelid)) from pg_policy
           join ours on polrelid = ours.oid
       ) as all_lines order by 1`,
      [appRole],
    )
    return rows.map(({ line }) => line)
  })
}
