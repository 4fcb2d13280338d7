-- Agents add and read notes of their agency. Customers have no right to them, and they cannot be changed.
ALTER TABLE mail_notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON mail_notes TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON mail_notes TO fairlead_app USING (
  agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL
);
--> statement-breakpoint
-- The owner of a thread has not read the note of another agent.
CREATE FUNCTION mark_noted_thread() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO mail_unread (agency_id, user_id, thread_id)
    SELECT agency_id, owner_id, id FROM mail_threads
      WHERE agency_id = NEW.agency_id AND id = NEW.thread_id AND owner_id <> NEW.created_by AND done_at IS NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION mark_noted_thread() OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION mark_noted_thread() FROM PUBLIC;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
CREATE TRIGGER mail_notes_unread AFTER INSERT ON mail_notes FOR EACH ROW EXECUTE FUNCTION mark_noted_thread();
--> statement-breakpoint
-- A mail about a claim links its thread to the claim.
GRANT UPDATE (claim_id) ON mail_threads TO fairlead_app;
