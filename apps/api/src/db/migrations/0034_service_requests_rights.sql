-- What customers ask of the agency about their policies: each sees what belongs to those that are theirs.
ALTER TABLE service_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON service_requests TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON service_requests TO fairlead_app USING (
  agency_id = (SELECT app_agency())
  AND ((SELECT app_contact()) IS NULL OR EXISTS (SELECT FROM policies WHERE policies.id = service_requests.policy_id))
);
--> statement-breakpoint
-- The nightly work finds out which agencies have policies whose day has come; what follows it does as each of them.
GRANT SELECT (agency_id, status, expires_on) ON policies TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON policies FOR SELECT TO fairlead_jobs USING (true);
