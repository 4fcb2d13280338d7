ALTER TABLE bulk_runs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bulk_run_rows ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Each agent reads and writes only the own bulk actions. Jobs find the agent of an action and delete old actions.
GRANT SELECT, INSERT, UPDATE ON bulk_runs, bulk_run_rows TO fairlead_app;
--> statement-breakpoint
CREATE POLICY own ON bulk_runs TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own ON bulk_run_rows TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
GRANT SELECT (id, agency_id, user_id, created_at), DELETE ON bulk_runs TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON bulk_runs TO fairlead_jobs USING (true);
--> statement-breakpoint
SELECT pgboss.create_queue('bulk', '{"policy": "exclusive", "deadLetter": "failed", "heartbeatSeconds": 15, "retentionSeconds": 31536000, "deleteAfterSeconds": 86400}');
