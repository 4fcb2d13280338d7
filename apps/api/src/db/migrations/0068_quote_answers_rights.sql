-- Customers may give a reason for rejecting a quote.
GRANT UPDATE (feedback_reason) ON quotes TO fairlead_customer;
--> statement-breakpoint
-- Whether a quote has a policy is kept with the quote, so that accepted quotes without a policy are found by an index.
UPDATE quotes SET has_policy = true FROM policies
WHERE policies.agency_id = quotes.agency_id AND policies.quote_id = quotes.id;
--> statement-breakpoint
GRANT SELECT (id, agency_id, has_policy), UPDATE (has_policy) ON quotes TO fairlead_definer;
--> statement-breakpoint
CREATE POLICY definer_changes ON quotes FOR UPDATE TO fairlead_definer USING (true);
--> statement-breakpoint
-- A policy keeps its quote, and policies are never deleted.
CREATE FUNCTION mark_quotes_with_policy() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE quotes SET has_policy = true FROM added
  WHERE quotes.agency_id = added.agency_id AND quotes.id = added.quote_id AND NOT quotes.has_policy;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER policies_mark_quotes AFTER INSERT ON policies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_quotes_with_policy();
--> statement-breakpoint
-- The third argument is the key by which the rows are counted. It defaults to the status.
CREATE OR REPLACE FUNCTION count_statuses() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  key text := coalesce(TG_ARGV[2], 'status');
  changes text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN
      format('SELECT agency_id, %s AS key, 1 AS rows, coalesce(%s, 0) AS cents FROM added WHERE %s', key, TG_ARGV[0], TG_ARGV[1])
    END,
    CASE WHEN TG_OP <> 'INSERT' THEN
      format('SELECT agency_id, %s AS key, -1 AS rows, -coalesce(%s, 0) AS cents FROM removed WHERE %s', key, TG_ARGV[0], TG_ARGV[1])
    END);
  changed uuid;
BEGIN
  EXECUTE format(
    'INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT agency_id, $1, key, sum(rows), sum(cents) FROM (%s) AS changes
      GROUP BY agency_id, key HAVING sum(rows) <> 0 OR sum(cents) <> 0
      RETURNING agency_id', changes
  ) INTO changed USING TG_TABLE_NAME;
  IF changed IS NOT NULL AND random() < 0.02 THEN
    WITH combined AS (
      DELETE FROM status_counts WHERE id IN (
        SELECT id FROM status_counts WHERE agency_id = changed AND table_name = TG_TABLE_NAME FOR UPDATE SKIP LOCKED
      ) RETURNING status, total, premium_cents
    )
    INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT changed, TG_TABLE_NAME, status, sum(total), sum(premium_cents) FROM combined
      GROUP BY status HAVING sum(total) <> 0 OR sum(premium_cents) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Answered quotes are counted by their answer and the others by their status, so that PENDING_APPROVAL counts quotes that wait for
-- an answer.
DO $$
DECLARE
  answered text := $key$CASE
    WHEN customer_feedback = 'ACCEPTED' AND NOT has_policy AND status IN ('PENDING', 'PENDING_APPROVAL', 'QUOTED') THEN 'POLICY_TO_WRITE'
    ELSE coalesce(customer_feedback, status) END$key$;
BEGIN
  DROP TRIGGER quotes_added ON quotes;
  DROP TRIGGER quotes_changed ON quotes;
  DROP TRIGGER quotes_removed ON quotes;
  DELETE FROM status_counts WHERE table_name = 'quotes';
  EXECUTE format(
    'INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT agency_id, %L, %s, count(*), sum(premium_cents) FROM quotes WHERE deleted_at IS NULL GROUP BY 1, 3', 'quotes', answered);
  EXECUTE format('CREATE TRIGGER quotes_added AFTER INSERT ON quotes REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L, %L)', 'premium_cents', 'deleted_at IS NULL', answered);
  EXECUTE format('CREATE TRIGGER quotes_changed AFTER UPDATE ON quotes REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L, %L)', 'premium_cents', 'deleted_at IS NULL', answered);
  EXECUTE format('CREATE TRIGGER quotes_removed AFTER DELETE ON quotes REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%L, %L, %L)', 'premium_cents', 'deleted_at IS NULL', answered);
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION mark_quotes_with_policy() OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION mark_quotes_with_policy() FROM PUBLIC;
