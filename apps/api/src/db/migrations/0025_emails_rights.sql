-- What agents and contacts write to each other is the agency's: a customer reads it in their mailbox, and none of it here.
ALTER TABLE emails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE email_attachments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE email_reply_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_attachments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status) ON emails TO fairlead_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON email_attachments TO fairlead_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (used_at) ON email_reply_tokens TO fairlead_app;
--> statement-breakpoint
GRANT INSERT ON mail_attachments TO fairlead_app;
--> statement-breakpoint
CREATE POLICY tenant ON emails TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);
--> statement-breakpoint
CREATE POLICY tenant ON email_attachments TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);
--> statement-breakpoint
CREATE POLICY tenant ON email_reply_tokens TO fairlead_app
  USING (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);
--> statement-breakpoint
CREATE POLICY tenant ON mail_attachments FOR INSERT TO fairlead_app
  WITH CHECK (agency_id = (SELECT app_agency()) AND (SELECT app_contact()) IS NULL);
--> statement-breakpoint
-- Whoever answers is not signed in: their link says whose mail it is, and nothing else is looked up this way.
GRANT SELECT ON email_reply_tokens TO fairlead_auth;
--> statement-breakpoint
CREATE POLICY auth ON email_reply_tokens FOR SELECT TO fairlead_auth USING (true);
--> statement-breakpoint
GRANT SELECT ON mail_attachments TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON mail_attachments FOR SELECT TO fairlead_jobs USING (true);
--> statement-breakpoint
GRANT SELECT, DELETE ON email_reply_tokens TO fairlead_jobs;
--> statement-breakpoint
CREATE POLICY jobs ON email_reply_tokens TO fairlead_jobs USING (true);
