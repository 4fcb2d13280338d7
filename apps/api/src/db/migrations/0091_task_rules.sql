CREATE TABLE "task_rule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"enabled" boolean NOT NULL,
	"days" integer[] NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_rule_changes_rule_ux" UNIQUE("agency_id","rule"),
	CONSTRAINT "task_rule_changes_rule_ck" CHECK ("task_rule_changes"."rule" in ('QUOTE_UNANSWERED', 'QUOTE_ACCEPTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CERTIFICATE_REQUESTED', 'SERVICE_REQUESTED', 'REPLY_RECEIVED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING')),
	CONSTRAINT "task_rule_changes_days_ck" CHECK (1 <= all("task_rule_changes"."days") and 365 >= all("task_rule_changes"."days"))
);
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_title_ck";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_done_ck";--> statement-breakpoint
DROP INDEX "policies_expiring_ix";--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "day_started_on" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cause_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_rule_changes" ADD CONSTRAINT "task_rule_changes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_rule_changes" ADD CONSTRAINT "task_rule_changes_user_fk" FOREIGN KEY ("agency_id","changed_by") REFERENCES "public"."users"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_cause_ux" ON "tasks" USING btree ("agency_id","subject_id","rule","cause_at") WHERE "tasks"."rule" is not null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_rule_ck" CHECK ("tasks"."rule" in ('QUOTE_UNANSWERED', 'QUOTE_ACCEPTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CERTIFICATE_REQUESTED', 'SERVICE_REQUESTED', 'REPLY_RECEIVED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_cause_ck" CHECK (num_nonnulls("tasks"."rule", "tasks"."subject_id", "tasks"."cause_at") in (0, 3) and ("tasks"."rule" is null) = ("tasks"."created_by" is not null));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_title_ck" CHECK ("tasks"."title" <> '' and ("tasks"."title" is not null or "tasks"."rule" is not null));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_ck" CHECK (case when "tasks"."done_at" is null then "tasks"."done_by" is null else "tasks"."done_by" is not null or "tasks"."rule" is not null end);