GRANT UPDATE (default_language, theme) ON agencies TO fairlead_agency_admin;
--> statement-breakpoint
GRANT SELECT (default_language) ON agencies TO fairlead_jobs;
