-- A file that a record uses never changes; a change is a new file that names the earlier one as its previous version.

-- The columns that refer to files, from the catalog, so that a new table is covered without a change here.
CREATE FUNCTION file_references() RETURNS TABLE (referring regclass, field name)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT DISTINCT fk.conrelid::regclass, referring.attname
    FROM pg_constraint fk
    JOIN pg_attribute id ON id.attrelid = fk.confrelid AND id.attname = 'id'
    JOIN pg_attribute referring
      ON referring.attrelid = fk.conrelid AND referring.attnum = fk.conkey[array_position(fk.confkey, id.attnum)]
    WHERE fk.contype = 'f' AND fk.confrelid = 'public.files'::regclass
$$;
--> statement-breakpoint
-- Whether any row refers to a file, a newer version of it included. SECURITY DEFINER: rows that the caller may not see count
-- too. Lock the file row FOR UPDATE first; a transaction that is inserting a reference holds a lock on it until it ends.
CREATE FUNCTION file_is_used(file_id uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  used text;
  answer boolean;
BEGIN
  SELECT string_agg(format('EXISTS (SELECT FROM %s r WHERE r.%I = $1)', referring, field), ' OR ') INTO used
    FROM file_references();
  EXECUTE 'SELECT ' || used INTO answer USING file_id;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_used_file() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The clean-up has deleted the previous version of a photo or logo.
  IF NEW.previous_version_id IS NULL
    AND to_jsonb(NEW) - 'previous_version_id' = to_jsonb(OLD) - 'previous_version_id'
    AND NOT EXISTS (SELECT FROM files WHERE id = OLD.previous_version_id) THEN
    RETURN NEW;
  END IF;
  PERFORM FROM files WHERE id = OLD.id FOR UPDATE;
  IF file_is_used(OLD.id) THEN
    RAISE EXCEPTION 'file % is used by a record and cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER files_keep_used BEFORE UPDATE ON files FOR EACH ROW
  WHEN ((OLD.id, OLD.agency_id, OLD.uploaded_by, OLD.storage_key, OLD.name, OLD.content_type, OLD.size, OLD.sha256,
      OLD.upload_type, OLD.previous_version_id)
    IS DISTINCT FROM (NEW.id, NEW.agency_id, NEW.uploaded_by, NEW.storage_key, NEW.name, NEW.content_type, NEW.size,
      NEW.sha256, NEW.upload_type, NEW.previous_version_id))
  EXECUTE FUNCTION keep_used_file();
--> statement-breakpoint
-- The owner, the uploader and the kind of a file are fixed when it is stored.
REVOKE UPDATE ON files FROM fairlead_app, fairlead_platform;
--> statement-breakpoint
GRANT UPDATE (storage_key, name, content_type, size, sha256, previous_version_id, version) ON files
  TO fairlead_app, fairlead_platform;
--> statement-breakpoint
-- Removes files that no row refers to: uploads whose form was never saved, replaced photos and logos. Earlier versions of
-- other files stay. A reference that another transaction is inserting makes the whole deletion fail.
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
  EXECUTE format('DELETE FROM files f WHERE f.created_at < $1 AND %s', unused) USING created_before;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION file_references(), file_is_used(uuid), keep_used_file() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION file_is_used(uuid) TO fairlead_app, fairlead_platform;
