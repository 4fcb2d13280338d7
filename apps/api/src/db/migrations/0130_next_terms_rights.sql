-- Whether a policy has a next term is kept with the policy, so that lists and figures do not search for it policy by policy.
-- Forced row security would hide the rows from the owner of the table; it is forced again after the migrations.
ALTER TABLE policies NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE policies SET has_next_term = true FROM policies AS next
WHERE next.agency_id = policies.agency_id AND next.previous_policy_id = policies.id;
--> statement-breakpoint
GRANT SELECT (has_next_term), UPDATE (has_next_term) ON policies TO fairlead_definer;
--> statement-breakpoint
-- A policy keeps its previous term, and policies are deleted only with their agency.
CREATE FUNCTION mark_previous_terms() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE policies SET has_next_term = true FROM added
  WHERE policies.agency_id = added.agency_id AND policies.id = added.previous_policy_id AND NOT policies.has_next_term;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER policies_mark_previous AFTER INSERT ON policies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_previous_terms();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION mark_previous_terms() OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION mark_previous_terms() FROM PUBLIC;
