-- The stage of a renewal is kept with its policy, so that lists and figures do not search the quotes of each policy.
-- How close a quote is to a policy. The function sets no search path, so that PostgreSQL can inline it in a query.
CREATE FUNCTION renewal_rank(status text, customer_feedback text, has_policy boolean) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN customer_feedback = 'ACCEPTED' AND (has_policy OR status IN ('PENDING', 'PENDING_APPROVAL', 'QUOTED')) THEN 4
    WHEN customer_feedback IS NULL AND status = 'PENDING_APPROVAL' THEN 3
    WHEN customer_feedback IS NULL AND status IN ('PENDING', 'QUOTED') THEN 2
    ELSE 1 END
$$;
--> statement-breakpoint
-- Stage of the open opportunities for the next term of a policy. Null without one.
CREATE FUNCTION next_term_stage_of(owner uuid, policy uuid) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE max(renewal_rank(q.status, q.customer_feedback, q.has_policy))
    WHEN 4 THEN 'ACCEPTED' WHEN 3 THEN 'OFFERED' ELSE 'QUOTING' END
  FROM opportunities o
  LEFT JOIN quotes q ON q.agency_id = owner AND q.opportunity_id = o.id AND q.deleted_at IS NULL
  WHERE o.agency_id = owner AND o.renewed_policy_id = policy AND o.deleted_at IS NULL AND o.status <> 'LOST'
  HAVING count(*) > 0
$$;
--> statement-breakpoint
-- The rows are locked first: the update then sees the quotes of the transactions that it waited for.
CREATE FUNCTION set_next_term_stages(owner uuid, policy_ids uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM policies p WHERE p.agency_id = owner AND p.id = ANY (policy_ids) ORDER BY p.id FOR NO KEY UPDATE;
  WITH found AS MATERIALIZED (
    SELECT id, next_term_stage_of(owner, id) AS stage FROM unnest(policy_ids) AS due (id)
  )
  UPDATE policies p SET next_term_stage = found.stage FROM found
  WHERE p.agency_id = owner AND p.id = found.id AND p.next_term_stage IS DISTINCT FROM found.stage;
END $$;
--> statement-breakpoint
-- Customers answer quotes without the right to read opportunities or to change policies.
CREATE FUNCTION opportunities_set_stages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owner uuid;
  policy_ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR owner, policy_ids IN
      SELECT agency_id, array_agg(DISTINCT renewed_policy_id) FROM added WHERE renewed_policy_id IS NOT NULL GROUP BY agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR owner, policy_ids IN
      SELECT agency_id, array_agg(DISTINCT renewed_policy_id) FROM removed WHERE renewed_policy_id IS NOT NULL GROUP BY agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSE
    FOR owner, policy_ids IN
      SELECT added.agency_id, array_agg(DISTINCT renewed.id)
      FROM added JOIN removed USING (id)
      CROSS JOIN LATERAL (VALUES (added.renewed_policy_id), (removed.renewed_policy_id)) AS renewed (id)
      WHERE renewed.id IS NOT NULL
        AND (added.renewed_policy_id, added.status = 'LOST', added.deleted_at IS NULL)
          IS DISTINCT FROM (removed.renewed_policy_id, removed.status = 'LOST', removed.deleted_at IS NULL)
      GROUP BY added.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION quotes_set_stages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owner uuid;
  policy_ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR owner, policy_ids IN
      SELECT o.agency_id, array_agg(DISTINCT o.renewed_policy_id)
      FROM added q JOIN opportunities o ON o.agency_id = q.agency_id AND o.id = q.opportunity_id
      WHERE o.renewed_policy_id IS NOT NULL GROUP BY o.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR owner, policy_ids IN
      SELECT o.agency_id, array_agg(DISTINCT o.renewed_policy_id)
      FROM removed q JOIN opportunities o ON o.agency_id = q.agency_id AND o.id = q.opportunity_id
      WHERE o.renewed_policy_id IS NOT NULL GROUP BY o.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  ELSE
    FOR owner, policy_ids IN
      SELECT o.agency_id, array_agg(DISTINCT o.renewed_policy_id)
      FROM added JOIN removed USING (id)
      JOIN opportunities o ON o.agency_id = added.agency_id AND o.id IN (added.opportunity_id, removed.opportunity_id)
      WHERE o.renewed_policy_id IS NOT NULL
        AND (added.opportunity_id, added.deleted_at IS NULL,
            renewal_rank(added.status, added.customer_feedback, added.has_policy))
          IS DISTINCT FROM (removed.opportunity_id, removed.deleted_at IS NULL,
            renewal_rank(removed.status, removed.customer_feedback, removed.has_policy))
      GROUP BY o.agency_id
    LOOP PERFORM set_next_term_stages(owner, policy_ids); END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Forced row security would hide the rows from the owner of the tables; it is forced again after the migrations.
ALTER TABLE policies NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE opportunities NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quotes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE policies SET next_term_stage = next_term_stage_of(agency_id, id)
WHERE EXISTS (
  SELECT FROM opportunities o WHERE o.agency_id = policies.agency_id AND o.renewed_policy_id = policies.id
);
--> statement-breakpoint
CREATE TRIGGER opportunities_stages_added AFTER INSERT ON opportunities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION opportunities_set_stages();
--> statement-breakpoint
CREATE TRIGGER opportunities_stages_changed AFTER UPDATE ON opportunities
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION opportunities_set_stages();
--> statement-breakpoint
CREATE TRIGGER opportunities_stages_removed AFTER DELETE ON opportunities REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION opportunities_set_stages();
--> statement-breakpoint
CREATE TRIGGER quotes_stages_added AFTER INSERT ON quotes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION quotes_set_stages();
--> statement-breakpoint
CREATE TRIGGER quotes_stages_changed AFTER UPDATE ON quotes
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION quotes_set_stages();
--> statement-breakpoint
CREATE TRIGGER quotes_stages_removed AFTER DELETE ON quotes REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION quotes_set_stages();
--> statement-breakpoint
GRANT SELECT (next_term_stage), UPDATE (next_term_stage) ON policies TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, renewed_policy_id, status, deleted_at) ON opportunities TO fairlead_definer;
--> statement-breakpoint
GRANT SELECT (id, agency_id, opportunity_id, status, customer_feedback, has_policy, deleted_at) ON quotes TO fairlead_definer;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION opportunities_set_stages() OWNER TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION quotes_set_stages() OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION opportunities_set_stages(), quotes_set_stages(), set_next_term_stages(uuid, uuid[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION set_next_term_stages(uuid, uuid[]) TO fairlead_definer;
