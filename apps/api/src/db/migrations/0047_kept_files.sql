-- An insurance document that its record no longer uses is kept, and never changes.
ALTER TABLE "files" ADD COLUMN "kept_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION file_is_used(file_id uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  used text;
  answer boolean;
BEGIN
  SELECT string_agg(format('EXISTS (SELECT FROM %s r WHERE r.%I = $1)', referring, field), ' OR ') INTO used
    FROM file_references();
  EXECUTE 'SELECT EXISTS (SELECT FROM files f WHERE f.id = $1 AND f.kept_at IS NOT NULL) OR ' || used
    INTO answer USING file_id;
  RETURN answer;
END $$;
--> statement-breakpoint
DROP TRIGGER files_keep_used ON files;
--> statement-breakpoint
-- `kept_at` can be set once, also while a record uses the file.
CREATE TRIGGER files_keep_used BEFORE UPDATE ON files FOR EACH ROW
  WHEN ((OLD.id, OLD.agency_id, OLD.uploaded_by, OLD.storage_key, OLD.name, OLD.content_type, OLD.size, OLD.sha256,
      OLD.upload_type, OLD.previous_version_id)
    IS DISTINCT FROM (NEW.id, NEW.agency_id, NEW.uploaded_by, NEW.storage_key, NEW.name, NEW.content_type, NEW.size,
      NEW.sha256, NEW.upload_type, NEW.previous_version_id)
    OR (OLD.kept_at IS NOT NULL AND NEW.kept_at IS DISTINCT FROM OLD.kept_at))
  EXECUTE FUNCTION keep_used_file();
--> statement-breakpoint
GRANT UPDATE (kept_at) ON files TO fairlead_app;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION remove_unused_files(created_before timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  unused text;
  removed integer;
BEGIN
  SELECT string_agg(
      CASE WHEN (referring, field) = ('files'::regclass, 'previous_version_id'::name)
        THEN '(f.upload_type IN (''USER_IMAGE'', ''AGENCY'', ''CARRIER'') OR '
          || 'NOT EXISTS (SELECT FROM files r WHERE r.previous_version_id = f.id))'
        ELSE format('NOT EXISTS (SELECT FROM %s r WHERE r.%I = f.id)', referring, field)
      END, ' AND ')
    INTO unused FROM file_references();
  EXECUTE format('DELETE FROM files f WHERE f.created_at < $1 AND f.kept_at IS NULL AND %s', unused) USING created_before;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
