-- Members of an agency see the automatic mails that they caused, without their text, and send failed ones again.
GRANT SELECT (kind, "to", subject, created_at, failure, sender_id), UPDATE (failure) ON mails TO fairlead_app;
--> statement-breakpoint
ALTER POLICY of_emails ON mails
  USING (agency_id = (SELECT app_agency()) AND (email_id IS NOT NULL OR sender_id IS NOT NULL));
--> statement-breakpoint
ALTER POLICY retries ON mails
  USING (agency_id = (SELECT app_agency()) AND (email_id IS NOT NULL OR sender_id IS NOT NULL));
--> statement-breakpoint
ALTER POLICY customer_adds ON mails
  WITH CHECK (agency_id = (SELECT app_agency()) AND sender_id = (SELECT app_user()));
