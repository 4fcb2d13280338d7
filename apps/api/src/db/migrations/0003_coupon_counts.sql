-- A list shows how many coupons there are: kept with every change instead of counted for every page.
INSERT INTO coupon_counts (deleted, total) VALUES (false, 0), (true, 0);
--> statement-breakpoint
-- Of the owner, so that whoever may change coupons need not be allowed to change the counts. One statement, one update.
CREATE FUNCTION count_coupons() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept bigint := 0;
  deleted_now bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT count(*) FILTER (WHERE deleted_at IS NULL), count(*) FILTER (WHERE deleted_at IS NOT NULL)
      INTO kept, deleted_now FROM added;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT kept - count(*) FILTER (WHERE deleted_at IS NULL), deleted_now - count(*) FILTER (WHERE deleted_at IS NOT NULL)
      INTO kept, deleted_now FROM removed;
  END IF;
  -- Most updates move nothing, and must not wait for those that do.
  IF kept <> 0 OR deleted_now <> 0 THEN
    UPDATE coupon_counts SET total = total + CASE WHEN deleted THEN deleted_now ELSE kept END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER coupons_added AFTER INSERT ON coupons REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();
--> statement-breakpoint
CREATE TRIGGER coupons_changed AFTER UPDATE ON coupons REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();
--> statement-breakpoint
CREATE TRIGGER coupons_removed AFTER DELETE ON coupons REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();
--> statement-breakpoint
GRANT SELECT ON coupon_counts TO fairlead_platform;
--> statement-breakpoint
CREATE POLICY platform ON coupon_counts TO fairlead_platform USING (true);
--> statement-breakpoint
-- So that the planner knows a part of a code that few have from one that many have, and reads the index that suits it.
ALTER TABLE coupons ALTER COLUMN code_key SET STATISTICS 1000;
