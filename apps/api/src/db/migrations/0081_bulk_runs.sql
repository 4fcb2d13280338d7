CREATE TABLE "bulk_run_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"before" text,
	"outcome" text DEFAULT 'PENDING' NOT NULL,
	"reason" jsonb,
	CONSTRAINT "bulk_run_rows_outcome_ck" CHECK ("bulk_run_rows"."outcome" in ('PENDING', 'DONE', 'FAILED', 'UNDONE', 'KEPT'))
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"agent_name" text,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"undo_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_runs_agency_id_id_ux" UNIQUE("agency_id","id"),
	CONSTRAINT "bulk_runs_list_ck" CHECK ("bulk_runs"."list" in ('policies', 'opportunities', 'quotes')),
	CONSTRAINT "bulk_runs_action_ck" CHECK ("bulk_runs"."action" in ('ASSIGN', 'STATUS', 'DELETE')),
	CONSTRAINT "bulk_runs_state_ck" CHECK ("bulk_runs"."state" in ('RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE'))
);
--> statement-breakpoint
ALTER TABLE "bulk_run_rows" ADD CONSTRAINT "bulk_run_rows_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_run_rows" ADD CONSTRAINT "bulk_run_rows_run_fk" FOREIGN KEY ("agency_id","run_id") REFERENCES "public"."bulk_runs"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_user_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_run_rows_run_ix" ON "bulk_run_rows" USING btree ("agency_id","run_id","outcome","id");--> statement-breakpoint
CREATE INDEX "bulk_runs_created_ix" ON "bulk_runs" USING btree ("created_at");