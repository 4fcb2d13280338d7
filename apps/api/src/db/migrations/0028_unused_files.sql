-- Files that nothing refers to: replaced photos, uploads whose form was never saved. Which columns refer to files is asked of
-- the catalog, so that a table of tomorrow is covered. A reference that is being written meanwhile stops the whole deletion.
CREATE FUNCTION remove_unused_files(created_before timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  unused text;
  removed integer;
BEGIN
  SELECT string_agg(format('NOT EXISTS (SELECT FROM %s r WHERE r.%I = f.id)', fk.conrelid::regclass, referring.attname), ' AND ')
    INTO unused
    FROM pg_constraint fk
    JOIN pg_attribute id ON id.attrelid = fk.confrelid AND id.attname = 'id'
    JOIN pg_attribute referring
      ON referring.attrelid = fk.conrelid AND referring.attnum = fk.conkey[array_position(fk.confkey, id.attnum)]
    WHERE fk.contype = 'f' AND fk.confrelid = 'public.files'::regclass;
  EXECUTE format('DELETE FROM files f WHERE f.created_at < $1 AND %s', unused) USING created_before;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_unused_files(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION remove_unused_files(timestamptz) TO fairlead_jobs;
