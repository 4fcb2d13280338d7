-- Members of an agency dismiss failed automatic mails.
GRANT SELECT (dismissed_at), UPDATE (dismissed_at) ON mails TO fairlead_app;
--> statement-breakpoint
-- Customers replace the documents that they uploaded for a request.
DROP TRIGGER document_requests_answer ON document_requests;
--> statement-breakpoint
CREATE TRIGGER document_requests_answer BEFORE UPDATE ON document_requests FOR EACH ROW
  WHEN (current_user = 'fairlead_customer' AND OLD.status NOT IN ('OPEN', 'UNAVAILABLE')
    AND NOT (OLD.status = 'UPLOADED' AND NEW.status = 'UPLOADED'))
  EXECUTE FUNCTION refuse_answer_of_customer();
--> statement-breakpoint
GRANT UPDATE (deleted_at) ON docs TO fairlead_customer;
--> statement-breakpoint
CREATE POLICY customer_replaces ON docs FOR UPDATE TO fairlead_customer
  USING (agency_id = (SELECT app_agency()) AND contact_id = (SELECT app_contact())
    AND request_id IS NOT NULL AND created_by = (SELECT app_user()));
--> statement-breakpoint
-- The fourth argument is the name under which the rows are counted. It defaults to the table.
CREATE OR REPLACE FUNCTION count_statuses() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  key text := coalesce(TG_ARGV[2], 'status');
  name text := coalesce(TG_ARGV[3], TG_TABLE_NAME);
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
  ) INTO changed USING name;
  IF changed IS NOT NULL AND random() < 0.02 THEN
    WITH combined AS (
      DELETE FROM status_counts WHERE id IN (
        SELECT id FROM status_counts WHERE agency_id = changed AND table_name = name FOR UPDATE SKIP LOCKED
      ) RETURNING status, total, premium_cents
    )
    INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
      SELECT changed, name, status, sum(total), sum(premium_cents) FROM combined
      GROUP BY status HAVING sum(total) <> 0 OR sum(premium_cents) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Opportunities are also counted by their agent, for the agent's own figures.
DO $$
DECLARE
  arguments text := format('%L, %L, %L, %L', 'premium_cents', 'deleted_at IS NULL AND assigned_agent_id IS NOT NULL',
    $key$assigned_agent_id || ':' || status$key$, 'assigned_opportunities');
BEGIN
  INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
    SELECT agency_id, 'assigned_opportunities', assigned_agent_id || ':' || status, count(*), coalesce(sum(premium_cents), 0)
    FROM opportunities WHERE deleted_at IS NULL AND assigned_agent_id IS NOT NULL GROUP BY 1, 3;
  EXECUTE format('CREATE TRIGGER opportunities_assigned_added AFTER INSERT ON opportunities REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%s)', arguments);
  EXECUTE format('CREATE TRIGGER opportunities_assigned_changed AFTER UPDATE ON opportunities
    REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%s)', arguments);
  EXECUTE format('CREATE TRIGGER opportunities_assigned_removed AFTER DELETE ON opportunities REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_statuses(%s)', arguments);
END $$;
