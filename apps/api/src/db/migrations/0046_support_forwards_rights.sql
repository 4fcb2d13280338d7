-- Agency requests write the rows; only the jobs read, clear and delete them.
ALTER TABLE support_forwards ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT INSERT ON support_forwards TO fairlead_app;
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON support_forwards TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY tenant ON support_forwards FOR INSERT TO fairlead_app WITH CHECK (agency_id = (SELECT app_agency()));
--> statement-breakpoint
CREATE POLICY jobs ON support_forwards TO fairlead_jobs USING (true);
