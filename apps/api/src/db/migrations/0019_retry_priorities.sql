-- A job that replaces a failed one keeps its priority.
CREATE OR REPLACE FUNCTION enqueue_job(lane text, kind text, agency uuid, payload jsonb, key text, retries integer, first_delay integer, longest_delay integer, run_limit integer) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
DECLARE
  earlier_priority integer;
BEGIN
  IF public.app_agency() IS NOT NULL AND agency IS DISTINCT FROM public.app_agency() THEN
    RAISE insufficient_privilege USING MESSAGE = 'a job of another agency';
  END IF;
  IF NOT EXISTS (SELECT FROM pgboss.queue q WHERE q.name = lane AND q.dead_letter = 'failed') THEN
    RAISE EXCEPTION 'unknown lane: %', lane;
  END IF;
  WITH replaced AS (
    DELETE FROM pgboss.job j
      WHERE j.name = 'failed' AND j.state < 'active' AND j.source_name = lane AND j.singleton_key = key
      RETURNING j.priority
  )
  SELECT max(r.priority) INTO earlier_priority FROM replaced r;
  INSERT INTO pgboss.job (name, data, priority, policy, dead_letter, singleton_key, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, keep_until)
    SELECT q.name, jsonb_build_object('kind', kind, 'agencyId', agency, 'payload', payload), coalesce(earlier_priority, 0),
        q.policy, q.dead_letter, coalesce(key, gen_random_uuid()::text), retries, first_delay, true, longest_delay, run_limit,
        q.heartbeat_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second'
      FROM pgboss.queue q WHERE q.name = lane
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- A failed job that the caller enqueues again. Concurrent callers wait, and then do not find it.
CREATE FUNCTION lock_failed_job(job uuid) RETURNS TABLE(kind text, agency_id uuid, payload jsonb, key text)
  LANGUAGE sql SECURITY DEFINER
  SET search_path TO 'pg_catalog', 'pg_temp'
  AS $$
  SELECT j.data ->> 'kind', (j.data ->> 'agencyId')::uuid, j.data -> 'payload', j.singleton_key
    FROM pgboss.job j WHERE j.name = 'failed' AND j.state < 'active' AND j.id = job FOR UPDATE
$$;
--> statement-breakpoint
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION lock_failed_job(uuid) OWNER TO fairlead_definer;
--> statement-breakpoint
-- allow rights: the right was granted for the change of the owner only
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION lock_failed_job(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION lock_failed_job(uuid) TO fairlead_platform;
