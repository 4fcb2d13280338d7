-- Referral sign-ups are written before anybody is signed in, and read when the address is verified.
ALTER TABLE referral_sign_ups ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON referral_sign_ups TO fairlead_auth;
--> statement-breakpoint
CREATE POLICY auth ON referral_sign_ups TO fairlead_auth USING (true);
--> statement-breakpoint
CREATE POLICY tenant ON referral_sign_ups TO fairlead_app USING (agency_id = (SELECT app_agency()));
--> statement-breakpoint
-- An account that was never verified gives its address up.
GRANT UPDATE (deleted_at) ON users TO fairlead_auth;
--> statement-breakpoint
-- Until now a referral sign-up linked a contact before the address was verified.
UPDATE contacts SET user_id = NULL
  FROM users
  WHERE users.id = contacts.user_id AND users.email_verified_at IS NULL;
--> statement-breakpoint
-- Counts a failed sign-in or a refused request. Those of one bucket share a row, and a minute has at most `most` rows: further
-- ones are counted in one row for the rest, so that an attacker cannot fill the table. Runs as the owner of the tables, because
-- the server's roles can add rows and cannot change them.
CREATE FUNCTION audit_refusal(
  id uuid, at timestamptz, actor_kind text, user_id uuid, agency_id uuid, operation_id text, outcome text, record_id uuid,
  after jsonb, network_address text, user_agent text, minute text, digest text, most integer
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_variable
DECLARE
  wanted text := minute || 'x' || digest;
BEGIN
  UPDATE audit_log a SET occurrences = a.occurrences + 1 WHERE a.bucket = wanted;
  IF FOUND THEN
    RETURN;
  END IF;
  IF (SELECT count(*) FROM audit_log a WHERE a.bucket > minute || 'x' AND a.bucket < minute || 'y') >= most THEN
    wanted := minute || 'y';
    actor_kind := 'VISITOR';
    user_id := NULL;
    agency_id := NULL;
    record_id := NULL;
    operation_id := 'others';
    after := NULL;
    network_address := NULL;
    user_agent := NULL;
  END IF;
  INSERT INTO audit_log AS a (id, at, actor_kind, user_id, agency_id, operation_id, outcome, record_type, record_id, after,
      network_address, user_agent, bucket)
    VALUES (id, at, actor_kind, user_id, agency_id, operation_id, outcome, 'user', record_id, after,
      network_address, user_agent, wanted)
    ON CONFLICT (bucket) WHERE bucket IS NOT NULL DO UPDATE SET occurrences = a.occurrences + 1;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_refusal(uuid, timestamptz, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text, integer)
  FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION audit_refusal(uuid, timestamptz, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text, integer)
  TO fairlead_auth;
