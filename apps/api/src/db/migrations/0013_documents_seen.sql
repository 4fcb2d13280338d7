ALTER TABLE "user_details" ADD COLUMN "documents_seen_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Documents from before this version are not new to customers who already have an account.
INSERT INTO user_details (id, agency_id, documents_seen_at)
  SELECT u.id, u.agency_id, now() FROM contacts c JOIN users u ON u.id = c.user_id AND u.agency_id = c.agency_id
  ON CONFLICT (id) DO UPDATE SET documents_seen_at = excluded.documents_seen_at;
