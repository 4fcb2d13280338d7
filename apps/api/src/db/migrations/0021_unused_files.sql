-- Removes files that no row refers to, among the `most` files after the id `after`. Returns the last id that it has checked, or NULL
-- after the last file. A reference that another transaction is inserting makes the deletion of these files fail.
CREATE FUNCTION remove_unused_files(created_before timestamp with time zone, after uuid, most integer) RETURNS uuid
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp'
  AS $_$
DECLARE
  unused text;
  last_id uuid;
BEGIN
  SELECT string_agg(
      CASE WHEN (referring, field) = ('files'::regclass, 'previous_version_id'::name)
        THEN '(f.upload_type IN (''USER_IMAGE'', ''AGENCY'', ''CARRIER'') OR '
          || 'NOT EXISTS (SELECT FROM files r WHERE r.previous_version_id = f.id))'
        ELSE format('NOT EXISTS (SELECT FROM %s r WHERE r.%I = f.id)', referring, field)
      END, ' AND ')
    INTO unused FROM file_references();
  EXECUTE format(
      'WITH batch AS MATERIALIZED (SELECT id FROM files WHERE id > $2 ORDER BY id LIMIT $3),
        removed AS (
          DELETE FROM files f USING batch WHERE f.id = batch.id AND f.created_at < $1 AND f.kept_at IS NULL AND %s)
        SELECT CASE WHEN count(*) = $3 THEN (SELECT id FROM batch ORDER BY id DESC LIMIT 1) END FROM batch', unused)
    INTO last_id USING created_before, after, most;
  RETURN last_id;
END $_$;
--> statement-breakpoint
-- The owner of a function needs the right to create functions in the schema.
GRANT CREATE ON SCHEMA public TO fairlead_definer;
--> statement-breakpoint
ALTER FUNCTION remove_unused_files(timestamp with time zone, uuid, integer) OWNER TO fairlead_definer;
--> statement-breakpoint
-- allow rights: the right was granted for the change of the owner only
REVOKE CREATE ON SCHEMA public FROM fairlead_definer;
--> statement-breakpoint
-- allow rights: every role may call a new function, and no version relies on that
REVOKE EXECUTE ON FUNCTION remove_unused_files(timestamp with time zone, uuid, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_unused_files(timestamp with time zone, uuid, integer) TO fairlead_jobs;
