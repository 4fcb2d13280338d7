-- enqueue_job returns whether it added the job: a job with the same key may still be running.
DROP FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer);
--> statement-breakpoint
CREATE FUNCTION enqueue_job(lane text, kind text, agency uuid, payload jsonb, key text, retries integer,
  first_delay integer, longest_delay integer, run_limit integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF public.app_agency() IS NOT NULL AND agency IS DISTINCT FROM public.app_agency() THEN
    RAISE insufficient_privilege USING MESSAGE = 'a job of another agency';
  END IF;
  IF NOT EXISTS (SELECT FROM pgboss.queue q WHERE q.name = lane AND q.dead_letter = 'failed') THEN
    RAISE EXCEPTION 'unknown lane: %', lane;
  END IF;
  DELETE FROM pgboss.job j
    WHERE j.name = 'failed' AND j.state < 'active' AND j.source_name = lane AND j.singleton_key = key;
  INSERT INTO pgboss.job (name, data, policy, dead_letter, singleton_key, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds, keep_until)
    SELECT q.name, jsonb_build_object('kind', kind, 'agencyId', agency, 'payload', payload), q.policy, q.dead_letter,
        coalesce(key, gen_random_uuid()::text), retries, first_delay, true, longest_delay, run_limit,
        q.heartbeat_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second'
      FROM pgboss.queue q WHERE q.name = lane
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer) OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION enqueue_job(text, text, uuid, jsonb, text, integer, integer, integer, integer)
  TO fairlead_app, fairlead_customer, fairlead_platform, fairlead_auth, fairlead_billing, fairlead_jobs;
--> statement-breakpoint
-- The queue stores the reason of an interrupted job as a bare string.
CREATE OR REPLACE FUNCTION failed_jobs() RETURNS TABLE (id uuid, lane text, kind text, agency_id uuid, attempts integer,
  created_at timestamptz, failed_at timestamptz, error text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT ON (j.source_name, coalesce(j.singleton_key, j.id::text))
      j.id, j.source_name, j.data ->> 'kind', (j.data ->> 'agencyId')::uuid, coalesce(j.source_retry_count, 0) + 1,
      coalesce(j.source_created_on, j.created_on), j.created_on,
      coalesce(j.source_output ->> 'message', j.source_output -> 'value' ->> 'message', j.source_output ->> 'value', '')
    FROM pgboss.job j WHERE j.name = 'failed' AND j.state < 'active'
    ORDER BY j.source_name, coalesce(j.singleton_key, j.id::text), j.created_on DESC
$$;
