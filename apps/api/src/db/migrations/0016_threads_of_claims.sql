-- Agents without a license see no claims and none of their conversations. The numbers of these threads and unread marks are kept
-- under names of their own, and subtracted for such agents.
CREATE OR REPLACE TRIGGER mail_threads_unread AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN (NEW.done_at IS DISTINCT FROM OLD.done_at OR NEW.owner_id <> OLD.owner_id OR NEW.last_at <> OLD.last_at
    OR NEW.assignee_id IS DISTINCT FROM OLD.assignee_id OR NEW.claim_id IS DISTINCT FROM OLD.claim_id)
  EXECUTE FUNCTION update_unread();--> statement-breakpoint
CREATE TRIGGER mail_threads_claims_added AFTER INSERT ON mail_threads REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'claim_id IS NOT NULL', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END', 'claim_threads');
--> statement-breakpoint
CREATE TRIGGER mail_threads_claims_changed AFTER UPDATE ON mail_threads REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'claim_id IS NOT NULL', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END', 'claim_threads');
--> statement-breakpoint
CREATE TRIGGER mail_threads_claims_removed AFTER DELETE ON mail_threads REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'claim_id IS NOT NULL', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END', 'claim_threads');
--> statement-breakpoint
INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
  SELECT agency_id, 'claim_threads', owner_id || CASE WHEN done_at IS NOT NULL THEN ':DONE' WHEN waiting_since IS NOT NULL THEN ':WAITING'
      ELSE ':OPEN' END AS key, count(*), 0
    FROM mail_threads WHERE claim_id IS NOT NULL
    GROUP BY agency_id, key;
--> statement-breakpoint
ALTER TABLE "mail_unread" ADD COLUMN "of_claim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION complete_unread() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  SELECT last_at, owner_id = NEW.user_id, claim_id IS NOT NULL INTO NEW.last_at, NEW.is_own, NEW.of_claim
    FROM mail_threads WHERE agency_id = NEW.agency_id AND id = NEW.thread_id;
  NEW.last_at := coalesce(NEW.last_at, now());
  NEW.is_own := coalesce(NEW.is_own, false);
  NEW.of_claim := coalesce(NEW.of_claim, false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_unread() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  IF NEW.done_at IS NOT NULL THEN
    DELETE FROM mail_unread WHERE agency_id = NEW.agency_id AND thread_id = NEW.id;
    RETURN NULL;
  END IF;
  IF NEW.assignee_id IS DISTINCT FROM OLD.assignee_id THEN
    DELETE FROM mail_unread WHERE agency_id = NEW.agency_id AND thread_id = NEW.id AND user_id = OLD.owner_id
      AND NEW.owner_id <> OLD.owner_id;
    INSERT INTO mail_unread (agency_id, user_id, thread_id)
      SELECT NEW.agency_id, NEW.assignee_id, NEW.id WHERE NEW.assignee_id <> coalesce(app_user(), NEW.assignee_id)
      ON CONFLICT DO NOTHING;
  END IF;
  UPDATE mail_unread SET last_at = NEW.last_at, is_own = (user_id = NEW.owner_id), of_claim = (NEW.claim_id IS NOT NULL)
    WHERE agency_id = NEW.agency_id AND thread_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE mail_unread u SET of_claim = true
  FROM mail_threads t WHERE t.agency_id = u.agency_id AND t.id = u.thread_id AND t.claim_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER mail_unread_claims_added AFTER INSERT ON mail_unread REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'of_claim', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END', 'claim_unread');
--> statement-breakpoint
CREATE TRIGGER mail_unread_claims_changed AFTER UPDATE ON mail_unread REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'of_claim', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END', 'claim_unread');
--> statement-breakpoint
CREATE TRIGGER mail_unread_claims_removed AFTER DELETE ON mail_unread REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'of_claim', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END', 'claim_unread');
--> statement-breakpoint
INSERT INTO status_counts (agency_id, table_name, status, total, premium_cents)
  SELECT agency_id, 'claim_unread', user_id || CASE WHEN is_own THEN ':OWN' ELSE ':OTHER' END AS key, count(*), 0
    FROM mail_unread WHERE of_claim
    GROUP BY agency_id, key;
