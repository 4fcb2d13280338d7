-- The storage of files carries this id too: clean-up runs only where both agree.
INSERT INTO storage_identity (id) VALUES (gen_random_uuid());
--> statement-breakpoint
ALTER TABLE storage_identity ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE (sweeps) ON storage_identity TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON storage_identity TO fairlead_jobs USING (true);
--> statement-breakpoint
-- The job that delivers a mail records on the agent's email that delivery failed, or that a retry has been delivered.
GRANT SELECT (id, agency_id, status), UPDATE (status, failure) ON emails TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON emails TO fairlead_jobs USING (true);
--> statement-breakpoint
-- Answering or retrying an email clears its failure.
GRANT UPDATE (failure) ON emails TO fairlead_app;
--> statement-breakpoint
-- A retry looks up the mail of an email. The text of mails, whose links open accounts, stays out of reach.
GRANT SELECT (id, agency_id, email_id, sent_at, failed_at, retries), UPDATE (failed_at, retries) ON mails TO fairlead_app;
--> statement-breakpoint
CREATE POLICY of_emails ON mails FOR SELECT TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL AND email_id IS NOT NULL);
--> statement-breakpoint
CREATE POLICY retries ON mails FOR UPDATE TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL AND email_id IS NOT NULL);
--> statement-breakpoint
-- Failed jobs, for platform admins: the latest of each key. The payload stays out of the list.
CREATE FUNCTION failed_jobs() RETURNS TABLE (id uuid, lane text, kind text, agency_id uuid, attempts integer,
  created_at timestamptz, failed_at timestamptz, error text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT ON (j.source_name, coalesce(j.singleton_key, j.id::text))
      j.id, j.source_name, j.data ->> 'kind', (j.data ->> 'agencyId')::uuid, coalesce(j.source_retry_count, 0) + 1,
      coalesce(j.source_created_on, j.created_on), j.created_on,
      coalesce(j.source_output ->> 'message', j.source_output -> 'value' ->> 'message', '')
    FROM pgboss.job j WHERE j.name = 'failed' AND j.state < 'active'
    ORDER BY j.source_name, coalesce(j.singleton_key, j.id::text), j.created_on DESC
$$;
--> statement-breakpoint
-- Removes a failed job, with earlier ones of its key, and returns it: the caller enqueues it again or discards it.
CREATE FUNCTION take_failed_job(job uuid) RETURNS TABLE (kind text, agency_id uuid, payload jsonb, key text)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH chosen AS (
    SELECT j.id, j.source_name, j.data, j.singleton_key FROM pgboss.job j
      WHERE j.name = 'failed' AND j.state < 'active' AND j.id = job FOR UPDATE
  ), removed AS (
    DELETE FROM pgboss.job j USING chosen c
      WHERE j.name = 'failed' AND j.state < 'active'
        AND (j.id = c.id OR (j.source_name = c.source_name AND j.singleton_key = c.singleton_key))
      RETURNING j.id
  )
  SELECT c.data ->> 'kind', (c.data ->> 'agencyId')::uuid, c.data -> 'payload', c.singleton_key
    FROM chosen c WHERE c.id IN (SELECT r.id FROM removed r)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION failed_jobs(), take_failed_job(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION failed_jobs(), take_failed_job(uuid) TO fairlead_platform;
