-- The thread of a claim that moves to another agent is unread for that agent, as one that a colleague assigns.
CREATE OR REPLACE FUNCTION update_unread() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  IF NEW.done_at IS NOT NULL THEN
    DELETE FROM mail_unread WHERE agency_id = NEW.agency_id AND thread_id = NEW.id;
    RETURN NULL;
  END IF;
  IF NEW.claim_id IS NOT NULL AND NEW.owner_id <> OLD.owner_id THEN
    DELETE FROM mail_unread WHERE agency_id = NEW.agency_id AND thread_id = NEW.id AND user_id = OLD.owner_id;
    INSERT INTO mail_unread (agency_id, user_id, thread_id)
      SELECT NEW.agency_id, NEW.owner_id, NEW.id WHERE NEW.owner_id IS DISTINCT FROM app_user()
      ON CONFLICT DO NOTHING;
  ELSIF NEW.assignee_id IS DISTINCT FROM OLD.assignee_id THEN
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
