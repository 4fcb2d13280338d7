CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"contact_id" uuid,
	"opportunity_id" uuid,
	"quote_id" uuid,
	"policy_id" uuid,
	"claim_id" uuid,
	"due_on" date NOT NULL,
	"due_time" text,
	"assignee_id" uuid NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tasks_kind_ck" CHECK ("tasks"."kind" in ('CALL', 'EMAIL', 'QUOTE', 'RENEWAL', 'PAYMENT', 'CLAIM', 'CERTIFICATE', 'DOCUMENT', 'OTHER')),
	CONSTRAINT "tasks_title_ck" CHECK ("tasks"."title" <> ''),
	CONSTRAINT "tasks_time_ck" CHECK ("tasks"."due_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "tasks_record_ck" CHECK (num_nonnulls("tasks"."opportunity_id", "tasks"."quote_id", "tasks"."policy_id", "tasks"."claim_id") <= 1),
	CONSTRAINT "tasks_contact_ck" CHECK ("tasks"."contact_id" is not null or num_nonnulls("tasks"."opportunity_id", "tasks"."quote_id", "tasks"."policy_id", "tasks"."claim_id") = 0),
	CONSTRAINT "tasks_done_ck" CHECK (("tasks"."done_at" is null) = ("tasks"."done_by" is null))
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_contact_fk" FOREIGN KEY ("agency_id","contact_id") REFERENCES "public"."contacts"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_opportunity_fk" FOREIGN KEY ("agency_id","opportunity_id") REFERENCES "public"."opportunities"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_quote_fk" FOREIGN KEY ("agency_id","quote_id") REFERENCES "public"."quotes"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_policy_fk" FOREIGN KEY ("agency_id","policy_id") REFERENCES "public"."policies"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_claim_fk" FOREIGN KEY ("agency_id","claim_id") REFERENCES "public"."claims"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_fk" FOREIGN KEY ("agency_id","assignee_id") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_by_fk" FOREIGN KEY ("agency_id","done_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_creator_fk" FOREIGN KEY ("agency_id","created_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_assignee_ix" ON "tasks" USING btree ("agency_id","assignee_id","due_on","id") WHERE "tasks"."done_at" is null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_due_ix" ON "tasks" USING btree ("agency_id","due_on","id") WHERE "tasks"."done_at" is null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_contact_ix" ON "tasks" USING btree ("agency_id","contact_id","due_on","id") WHERE "tasks"."contact_id" is not null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_opportunity_ix" ON "tasks" USING btree ("agency_id","opportunity_id","due_on","id") WHERE "tasks"."opportunity_id" is not null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_quote_ix" ON "tasks" USING btree ("agency_id","quote_id","due_on","id") WHERE "tasks"."quote_id" is not null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_policy_ix" ON "tasks" USING btree ("agency_id","policy_id","due_on","id") WHERE "tasks"."policy_id" is not null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_claim_ix" ON "tasks" USING btree ("agency_id","claim_id","due_on","id") WHERE "tasks"."claim_id" is not null and "tasks"."deleted_at" is null;