-- A network has at most `most_of_network` rows per minute in the audit log, so that one caller cannot use up the rows of all
-- callers. Further refusals of the network are counted in one row, and those beyond `most` rows of all networks in another.
DROP FUNCTION audit_refusal(uuid, timestamptz, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text, integer);
--> statement-breakpoint
CREATE FUNCTION audit_refusal(
  id uuid, at timestamptz, actor_kind text, user_id uuid, agency_id uuid, operation_id text, outcome text, record_id uuid,
  after jsonb, network_address text, user_agent text, minute text, network text, digest text, most_of_network integer,
  most integer
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_variable
DECLARE
  -- Digits and letters only, which every collation sorts alike: minute < x < network < x < digest.
  of_network text := minute || 'x' || network;
  wanted text := of_network || 'x' || digest;
BEGIN
  UPDATE audit_log a SET occurrences = a.occurrences + 1 WHERE a.bucket = wanted;
  IF FOUND THEN
    RETURN;
  END IF;
  IF (SELECT count(*) FROM audit_log a WHERE a.bucket > of_network || 'x' AND a.bucket < of_network || 'y')
      >= most_of_network THEN
    wanted := of_network || 'y';
    UPDATE audit_log a SET occurrences = a.occurrences + 1 WHERE a.bucket = wanted;
    IF FOUND THEN
      RETURN;
    END IF;
  END IF;
  IF (SELECT count(*) FROM audit_log a WHERE a.bucket > minute || 'x' AND a.bucket < minute || 'y') >= most THEN
    wanted := minute || 'y';
    network_address := NULL;
  END IF;
  IF right(wanted, 1) = 'y' THEN
    actor_kind := 'VISITOR';
    user_id := NULL;
    agency_id := NULL;
    record_id := NULL;
    operation_id := 'others';
    after := NULL;
    user_agent := NULL;
  END IF;
  INSERT INTO audit_log AS a (id, at, actor_kind, user_id, agency_id, operation_id, outcome, record_type, record_id, after,
      network_address, user_agent, bucket)
    VALUES (id, at, actor_kind, user_id, agency_id, operation_id, outcome, 'user', record_id, after,
      network_address, user_agent, wanted)
    ON CONFLICT (bucket) WHERE bucket IS NOT NULL DO UPDATE SET occurrences = a.occurrences + 1;
END $$;
--> statement-breakpoint
-- Deletes refusals of the past. No role of the server may delete from the audit log, and this function keeps changes of
-- records, and refusals of the last 90 days whatever its caller passes.
CREATE FUNCTION remove_old_refusals(refused_before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM audit_log a WHERE a.outcome <> 'DONE' AND a.at < least(refused_before, now() - interval '90 days');
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION audit_refusal(uuid, timestamptz, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text, text, integer,
  integer) OWNER TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION remove_old_refusals(timestamptz) OWNER TO fairlead_definer;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
GRANT SELECT (at, outcome), DELETE ON audit_log TO fairlead_definer;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_refusal(uuid, timestamptz, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text,
  text, integer, integer) FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_old_refusals(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION audit_refusal(uuid, timestamptz, text, uuid, uuid, text, text, uuid, jsonb, text, text, text, text,
  text, integer, integer) TO fairlead_auth;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_old_refusals(timestamptz) TO fairlead_jobs;
